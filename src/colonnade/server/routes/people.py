"""Guests and accounts: who you are, what is kept about you, and how to be forgotten."""

import asyncio
import contextlib
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from sqlalchemy import Connection, select

from colonnade.kernel import registry
from colonnade.server import forget, ratings, wire, words
from colonnade.server.context import (
    Answer,
    Server,
    guest,
    known,
    preferred_language,
    server_of,
    set_cookie,
    somebody,
)
from colonnade.server.errors import ApiError, bad, not_allowed, not_found
from colonnade.server.notices import allowed_address
from colonnade.server.people import (
    LINK_MINUTES,
    Person,
    checked_email,
    clean,
    hash_password,
    person_of,
    right_password,
)
from colonnade.server.routes.bodies import (
    ConfirmBody,
    DeleteBody,
    GuestBody,
    Id,
    LinkBody,
    LoginBody,
    MeBody,
    PasswordBody,
    RegisterBody,
)
from colonnade.server.schema import people, seats, tables
from colonnade.server.store import from_json, to_json

router = APIRouter(prefix="/api", tags=["people"])

NO_ONE: dict[str, Any] = {
    "id": None, "name": None, "guest": True, "login": None, "email": None, "language": "en",
    "notify": None, "ratings": [],
}  # fmt: skip


async def shown(server: Server, person: Person) -> dict[str, Any]:
    found = await server.store.read(lambda c: ratings.of_person(c, person.id, person.name))
    return {
        "id": person.id,
        "name": person.name,
        "guest": person.guest,
        "login": person.login,
        "email": person.email,
        "language": person.language,
        "notify": person.notify,
        "ratings": found,
        "mail_available": bool(server.settings.smtp),
    }


async def in_thread(work: Any, *args: Any) -> Any:
    """Argon2 takes its time by design: not in the event loop."""
    return await asyncio.get_running_loop().run_in_executor(None, work, *args)


@router.get("/me", summary="Who you are")
async def me(request: Request) -> Response:
    server, who = await somebody(request)
    if who.person is None:
        return Answer({**NO_ONE, "mail_available": bool(server.settings.smtp)})
    return Answer(await shown(server, who.person))


@router.post("/me/guest", summary="Play as a guest")
async def make_guest(
    request: Request, body: GuestBody, token: Annotated[int, Query(ge=0, le=1)] = 0
) -> Response:
    response = Answer(b"")
    server, person = await guest(request, response, body.name)
    if body.language and body.language != person.language:
        person = await server.people.change(person.id, {"language": body.language})
    return finished(response, await shown(server, person), token)


def finished(response: Response, data: dict[str, Any], token: int) -> Response:
    """The answer with its cookie kept; with the token in it when a program asks."""
    answer = Answer(data)
    for name, value in response.raw_headers:
        if name == b"set-cookie":
            answer.raw_headers.append((name, value))
            if token:
                cookie = value.decode().partition(";")[0].partition("=")[2]
                answer.body = answer.render({**data, "token": cookie.strip('"')})
                answer.headers["content-length"] = str(len(answer.body))
    return answer


@router.patch("/me", summary="Change name, language, address or notices")
async def change_me(request: Request, body: MeBody) -> Response:
    server, person = await known(request)
    values: dict[str, Any] = {}
    if body.name is not None:
        values["name"] = clean(body.name)
        if not values["name"]:
            raise bad("name: something readable is needed", "name")
    if body.language is not None:
        values["language"] = body.language
    if body.notify is not None:
        if body.notify.webhook:
            try:
                await allowed_address(body.notify.webhook, server.settings.webhooks == "any")
            except (ValueError, OSError) as error:
                raise bad(f"webhook: {error}", "notify.webhook") from None
        values["notify"] = to_json(body.notify.model_dump())
    if body.email is not None:
        await mail_link(server, request, checked_email(body.email), person)
    if values:
        person = await server.people.change(person.id, values)
    return Answer(await shown(server, person))


@router.get("/me/tables", summary="Your tables")
async def my_tables(
    request: Request,
    status: Annotated[str, Query(max_length=60)] = "lobby,running,over",
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
) -> Response:
    server, who = await somebody(request)
    if who.id is None:
        return Answer({"tables": []})
    mine = who.id

    def work(connection: Connection) -> list[Any]:
        sat = select(seats.c.table_id).where(seats.c.person == mine)
        return list(
            connection.execute(
                select(tables.c.summary)
                .where(
                    tables.c.id.in_(sat) | (tables.c.owner == mine),
                    tables.c.status.in_(status.split(",")),
                )
                .order_by(tables.c.updated.desc())
                .limit(limit)
            ).scalars()
        )

    found = await server.store.read(work)
    return Answer({"tables": [wire.listed(from_json(row), mine) for row in found]})


@router.get("/me/export", summary="Everything stored about you")
async def export_me(request: Request) -> Response:
    server, person = await known(request)
    server.limits.take("heavy", person.id)
    answer = Answer(await server.store.read(lambda c: forget.everything_about(c, person.id)))
    answer.headers["content-disposition"] = 'attachment; filename="colonnade-me.json"'
    return answer


@router.delete("/me", status_code=204, summary="Be forgotten")
async def delete_me(request: Request, body: DeleteBody | None = None) -> Response:
    server, person = await known(request)
    if person.has_password:
        await check_password(
            server, request, person.login or person.email or "", body.password if body else None
        )
    touched = await server.store.write(lambda c: forget.forget_person(c, person.id))
    server.people.forget_person(person.id)
    for table_id in touched.deleted:
        server.hall.vanish(table_id)
    for table_id in touched.changed:
        with contextlib.suppress(ApiError):
            await server.hall.rewritten(table_id)
    answer = Response(status_code=204)
    answer.delete_cookie("colonnade", path="/")
    return answer


# --- accounts ----------------------------------------------------------------------------------


def throttle_names(request: Request, login: str) -> list[str]:
    address = request.client.host if request.client else ""
    return [f"login:{login.strip().lower()[:200]}", f"address:{address}"]


async def check_password(server: Server, request: Request, login: str, given: str | None) -> Person:
    """The account of a login and its password; wrong ones make the next try slower."""
    names = throttle_names(request, login)
    await server.people.check_wait(names)
    found = await server.people.by_login(login)
    stored = None if found is None else found[1]
    if not await in_thread(right_password, stored, given or "") or found is None:
        await server.people.failed(names)
        raise ApiError(401, "wrong_password", "unknown login or wrong password")
    await server.people.succeeded(names[:1])
    return found[0]


@router.post("/auth/register", summary="Make an account; a guest keeps his games")
async def register(
    request: Request, body: RegisterBody, token: Annotated[int, Query(ge=0, le=1)] = 0
) -> Response:
    server, who = await somebody(request)
    if server.settings.accounts == "closed":
        raise not_allowed("new accounts are closed here")
    if who.person is not None and not who.person.guest:
        raise ApiError(409, "taken", "you have an account already; log out first")
    email = checked_email(body.email) if body.email else None
    server.limits.take("people", who.address)
    response = Answer(b"")
    server, person = await guest(request, response, body.name or body.login)
    values: dict[str, Any] = {
        "login": body.login.lower(),
        "password": await in_thread(hash_password, body.password),
    }
    if body.name and clean(body.name):
        values["name"] = clean(body.name)
    person = await server.people.change(person.id, values)
    response = Answer(b"")
    set_cookie(request, response, server, await server.people.renew(person.id))
    if email is not None:
        await mail_link(server, request, email, person)
    return finished(response, await shown(server, person), token)


@router.post("/auth/login", summary="Sign in with a password")
async def login(
    request: Request, body: LoginBody, token: Annotated[int, Query(ge=0, le=1)] = 0
) -> Response:
    server = server_of(request)
    person = await check_password(server, request, body.login, body.password)
    response = Answer(b"")
    set_cookie(request, response, server, await server.people.sign_in(person.id))
    return finished(response, await shown(server, person), token)


@router.post(
    "/auth/logout", status_code=204, summary="Sign out; the cookie is worthless afterwards"
)
async def logout(request: Request) -> Response:
    server, who = await somebody(request)
    if who.session is not None and who.person is not None:
        await server.people.log_out(who.session, who.person.id)
    answer = Response(status_code=204)
    answer.delete_cookie("colonnade", path="/")
    return answer


@router.post("/auth/password", status_code=204, summary="Set a new password")
async def new_password(request: Request, body: PasswordBody) -> Response:
    server, person = await known(request)
    if person.guest:
        raise not_allowed("make an account first")
    if person.has_password:
        await check_password(server, request, person.login or person.email or "", body.old)
    stored = await in_thread(hash_password, body.new)
    await server.people.change(person.id, {"password": stored})
    answer = Response(status_code=204)
    set_cookie(request, answer, server, await server.people.renew(person.id))
    return answer


@router.post("/auth/link", status_code=202, summary="Ask for a sign-in link by mail")
async def ask_link(request: Request, body: LinkBody) -> Response:
    server, who = await somebody(request)
    email = checked_email(body.email)
    guest_here = who.person is not None and who.person.guest
    await mail_link(server, request, email, who.person if guest_here else None)
    return Answer({"sent": True}, status_code=202)


async def mail_link(server: Server, request: Request, email: str, person: Person | None) -> None:
    """Send a link; the answer never tells whether the address is known."""
    if not server.settings.smtp:
        return
    address = request.client.host if request.client else ""
    server.limits.take("mail", address)
    server.limits.take("mail", email)
    owner = await server.people.by_login(email)
    if server.settings.accounts == "closed" and owner is None:
        return
    token = await server.people.new_link(email, None if person is None else person.id)
    url = f"{server.settings.url}/link#{token}"
    reader = person if owner is None else owner[0]
    language = preferred_language(request) if reader is None else reader.language
    subject = words.ours("mail-link-subject", (language,))[language]
    body = words.ours("mail-link", (language,), minutes=LINK_MINUTES, url=url)[language]
    task = asyncio.create_task(server.notices.mail(email, subject, body))
    server.notices.tasks.add(task)
    task.add_done_callback(server.notices.tasks.discard)


@router.post("/auth/link/confirm", summary="Sign in by a mailed link")
async def confirm_link(request: Request, body: ConfirmBody) -> Response:
    server = server_of(request)
    names = throttle_names(request, "link")[1:]
    await server.people.check_wait(names)
    try:
        session, person = await server.people.use_link(body.token, preferred_language(request))
    except ApiError:
        await server.people.failed(names)
        raise
    server.people.forget_person(person.id)
    response = Answer(b"")
    set_cookie(request, response, server, session)
    return finished(response, await shown(server, person), 0)


# --- others ------------------------------------------------------------------------------------


@router.get("/people/{person}", summary="A person's public page")
async def one_person(request: Request, person: Id) -> Response:
    server = server_of(request)

    def work(connection: Connection) -> dict[str, Any]:
        row = connection.execute(select(people).where(people.c.id == person)).first()
        if row is None:
            raise not_found("person")
        found = person_of(row)
        return {
            "id": found.id,
            "name": found.name,
            "guest": found.guest,
            "since": found.created,
            "ratings": ratings.of_person(connection, found.id, found.name),
        }

    return Answer(await server.store.read(work))


@router.get("/ratings/{title}", summary="The best of a title")
async def best(
    request: Request, title: str, limit: Annotated[int, Query(ge=1, le=500)] = 100
) -> Response:
    server = server_of(request)
    name = registry.get(title).name
    return Answer({"ratings": await server.store.read(lambda c: ratings.best(c, name, limit))})
