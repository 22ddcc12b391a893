"""The bodies of requests: what may be in them, with examples for the documentation."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from colonnade.kernel import registry

Id = Annotated[str, StringConstraints(pattern=r"^[0-9A-Za-z_-]{1,64}$")]
Text = Annotated[str, StringConstraints(max_length=80)]
Level = Literal["easy", "medium", "hard", "expert"]
Language = Literal["en", "de"]
SeatNumber = Annotated[int, Field(ge=0, le=15)]
Whole = Annotated[int, Field(ge=0, le=2**31 - 1)]
Action = (
    Annotated[int, Field(ge=0, le=2**31 - 1)] | Annotated[str, StringConstraints(max_length=200)]
)

# for the examples
A_TITLE = registry.titles()[0]


def example(**values: Any) -> ConfigDict:
    return ConfigDict(extra="forbid", json_schema_extra={"examples": [values]})


class Empty(BaseModel):
    model_config = ConfigDict(extra="forbid")


# --- people ----------------------------------------------------------------------------------


class GuestBody(BaseModel):
    model_config = example(name="Ann", language="en")
    name: Text | None = None
    language: Language | None = None


class NotifyBody(BaseModel):
    model_config = example(webhook="https://hooks.example.org/1", mail=False, turn=True, chat=False)
    webhook: Annotated[str, StringConstraints(max_length=500)] | None = None
    mail: bool = False
    turn: bool = True
    chat: bool = False


class MeBody(BaseModel):
    model_config = example(name="Ann", language="de")
    name: Text | None = None
    language: Language | None = None
    email: Annotated[str, StringConstraints(max_length=254)] | None = None
    notify: NotifyBody | None = None


Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
Login = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]{1,30}$")]


class RegisterBody(BaseModel):
    model_config = example(login="ann", password="correct horse battery", name="Ann")
    login: Login
    password: Password
    name: Text | None = None
    email: Annotated[str, StringConstraints(max_length=254)] | None = None


class LoginBody(BaseModel):
    model_config = example(login="ann", password="correct horse battery")
    login: Annotated[str, StringConstraints(max_length=254)]
    password: Annotated[str, StringConstraints(max_length=200)]


class PasswordBody(BaseModel):
    model_config = example(old="correct horse battery", new="a better one, perhaps")
    old: Annotated[str, StringConstraints(max_length=200)] | None = None
    new: Password


class LinkBody(BaseModel):
    model_config = example(email="ann@example.org")
    email: Annotated[str, StringConstraints(max_length=254)]


class ConfirmBody(BaseModel):
    model_config = example(token="k3vX…")
    token: Annotated[str, StringConstraints(max_length=100)]


class DeleteBody(BaseModel):
    model_config = example(password="correct horse battery")
    password: Annotated[str, StringConstraints(max_length=200)] | None = None


# --- tables ----------------------------------------------------------------------------------


class ClockBody(BaseModel):
    model_config = example(kind="bank", seconds=900, increment=10, remind=60)
    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[float, Field(ge=1, le=10_000_000)] = 60
    increment: Annotated[float, Field(ge=0, le=1_000_000)] = 0
    remind: Annotated[float, Field(ge=0, le=10_000_000)] | None = None

    def stored(self) -> dict[str, Any]:
        if self.kind == "none":
            return {"kind": "none"}
        kept: dict[str, Any] = {"kind": self.kind, "seconds": self.seconds}
        if self.kind == "bank":
            kept["increment"] = self.increment
        if self.remind is not None:
            kept["remind"] = self.remind
        return kept


class SeatBody(BaseModel):
    model_config = example(kind="bot", level="hard")
    kind: Literal["me", "open", "bot"]
    level: Level | None = None
    name: Text | None = None


class PlayNowBody(BaseModel):
    model_config = example(title=A_TITLE, players=3, level="medium")
    title: Text
    players: SeatNumber | None = None
    level: Level = "medium"
    options: dict[str, Any] = {}
    name: Text | None = None
    seat: SeatNumber = 0
    clock: ClockBody = ClockBody()


class NewTableBody(BaseModel):
    model_config = example(
        title=A_TITLE, players=3, seats=[{"kind": "me"}, {"kind": "bot", "level": "hard"}]
    )
    title: Text
    players: SeatNumber | None = None
    options: dict[str, Any] = {}
    name: Text = ""
    seats: Annotated[list[SeatBody], Field(max_length=16)] | None = None
    public: bool = False
    spectators: bool = True
    hints: bool = False
    rated: bool = True
    start: bool = False
    clock: ClockBody = ClockBody()
    seed: Annotated[int, Field(ge=0, le=2**53)] | None = None


class JoinBody(BaseModel):
    model_config = example(invite="Qm9v…", name="Bob")
    seat: SeatNumber | None = None
    invite: Annotated[str, StringConstraints(max_length=64)] | None = None
    name: Text | None = None


class OwnSeatBody(BaseModel):
    model_config = example(seat=0)
    seat: SeatNumber | None = None


class StartBody(BaseModel):
    model_config = example(fill="medium")
    fill: Level | None = None


class RematchBody(BaseModel):
    model_config = example(same_seed=False)
    same_seed: bool = False


class ForkBody(BaseModel):
    model_config = example(move=12, seat=0, level="medium")
    move: Whole
    seat: SeatNumber | None = None
    level: Level = "medium"
    hotseat: bool = False


# --- play ------------------------------------------------------------------------------------


class ActionBody(BaseModel):
    model_config = example(position=55, action="role settler")
    position: Whole
    action: Action
    seat: SeatNumber | None = None


class UndoBody(BaseModel):
    model_config = example(position=55, moves=1)
    position: Whole
    seat: SeatNumber | None = None
    moves: Annotated[int, Field(ge=1, le=10_000)] = 1


class PositionBody(BaseModel):
    model_config = example(position=55)
    position: Whole
    seat: SeatNumber | None = None


class RequestBody(BaseModel):
    model_config = example(to=28)
    to: Whole
    seat: SeatNumber | None = None


class AnswerBody(BaseModel):
    model_config = example(agree=True)
    agree: bool
    seat: SeatNumber | None = None


class UntilBody(BaseModel):
    model_config = example(decision="choose_role")
    decision: Text | None = None
    event: Text | None = None
    count: Annotated[int, Field(ge=1, le=1000)] | None = None


class OrderBody(BaseModel):
    model_config = example(do="play", action="pass", until={"decision": "choose_role"})
    do: Literal["forced", "play"]
    action: Annotated[str, StringConstraints(max_length=200)] | None = None
    decision: Text | None = None
    until: UntilBody | None = None

    def stored(self) -> dict[str, Any]:
        return self.model_dump(exclude_none=True)


class OrdersBody(BaseModel):
    model_config = example(orders=[{"do": "forced"}])
    orders: Annotated[list[OrderBody], Field(max_length=10)]
    seat: SeatNumber | None = None


class ChatBody(BaseModel):
    model_config = example(text="hello")
    text: Annotated[str, StringConstraints(min_length=1, max_length=500)]


class HintBody(BaseModel):
    model_config = example(language="en")
    seat: SeatNumber | None = None
    language: Language = "en"


class AnalysisBody(BaseModel):
    model_config = example(language="en")
    language: Language = "en"
