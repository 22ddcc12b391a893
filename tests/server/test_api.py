"""The whole API: schemathesis finds no 5xx; titles, health, metrics, shutdown; the docs agree."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from colonnade.client import Client
from colonnade.kernel import registry
from colonnade.server import settings
from colonnade.server.migrations import upgrade
from colonnade.server.schema import metadata
from colonnade.server.store import make_engine
from server.running import SOAK, Running, running
from server.test_play import TITLE, any_move, hot_seat

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def openapi(server: Running) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(server.url + "/api/openapi.json", trust_env=False).json()
    return found


def schemathesis(schema: Path, url: str, *more: str) -> str:
    """Run schemathesis over a schema; its report. Any 5xx fails it."""
    phases = "examples,coverage,fuzzing" if SOAK else "examples,fuzzing"
    command = [
        sys.executable, "-m", "schemathesis.cli", "run", str(schema), "--url", url,
        "--checks", "not_a_server_error", "--phases", phases, "--seed", "1", "--workers", "2",
        "--max-examples", "200" if SOAK else "2", "--request-timeout", "20", *more,
    ]  # fmt: skip
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        cwd=schema.parent,
        timeout=3000 if SOAK else 150,
        env={**os.environ, "NO_COLOR": "1"},
        check=False,
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
    return done.stdout


def with_known(openapi: dict[str, Any], known: dict[str, list[str]]) -> dict[str, Any]:
    """The schema with names that exist, so that requests reach what is behind the look-up."""
    made: dict[str, Any] = json.loads(json.dumps(openapi))
    for methods in made["paths"].values():
        for operation in methods.values():
            for parameter in operation.get("parameters", []):
                if parameter["name"] in known and parameter["in"] == "path":
                    parameter["schema"] = {"type": "string", "enum": known[parameter["name"]]}
    return made


def test_schemathesis_finds_no_server_error(
    server: Running, openapi: dict[str, Any], person: Callable[[str], Client], tmp_path: Path
) -> None:
    ann = person("Schema")
    finished = hot_seat(ann)
    finished.play(any_move(1))
    lobby = ann.new_table(TITLE, players=2)
    known = {
        "table": [hot_seat(ann, hints=True).id, finished.id, lobby.id],
        "title": registry.titles(),
        "person": [ann.get("/me")["id"]],
        "invite": [str(lobby.invite)],
    }
    schema = tmp_path / "known.json"
    schema.write_text(json.dumps(with_known(openapi, known)))
    signed_in = ("--header", f"Authorization: Bearer {ann.token}", "--exclude-path-regex", "/auth/")
    kept = ("--exclude-operation-id", "delete_me_api_me_delete")
    assert "Tested:" in schemathesis(schema, server.url, *signed_in, *kept)
    unknown = tmp_path / "unknown.json"
    unknown.write_text(json.dumps(openapi))
    only = () if SOAK else ("--include-path-regex", "/auth/|/me|/people")
    assert "Tested:" in schemathesis(unknown, server.url, *only)
    assert '"level":"error"' not in server.log()


def test_every_route_has_a_summary_and_bodies_have_examples(openapi: dict[str, Any]) -> None:
    paths = openapi["paths"]
    assert len(paths) > 40
    for path, methods in paths.items():
        for method, operation in methods.items():
            assert operation["summary"], f"{method} {path}"
    schemas = openapi["components"]["schemas"]
    for name, schema in schemas.items():
        if name.endswith("Body"):
            assert schema.get("examples"), name


def test_every_route_is_documented(openapi: dict[str, Any]) -> None:
    text = (ROOT / "docs" / "api.md").read_text()
    paths = openapi["paths"]
    for path in paths:
        plain = path.replace("{table}", "{id}").replace("{person}", "{id}")
        plain = plain.replace("{invite}", "{token}").replace("{move}", "{n}")
        assert plain in text, path


def test_the_settings_table_is_in_the_docs() -> None:
    assert settings.as_table() in (ROOT / "docs" / "server.md").read_text()


def test_titles_options_components_and_words(server: Running) -> None:
    with Client(server.url) as client:
        for entry in client.titles():
            whole = client.get(f"/titles/{entry['name']}")
            title = registry.get(entry["name"])
            assert [o["name"] for o in whole["options"]] == [o.name for o in title.options]
            assert whole["events"] == title.events
            tables = client.get(f"/titles/{entry['name']}/components")["tables"]
            assert tables.keys() == title.components().keys()
            for language in ("en", "de"):
                text = client.http.get(f"/api/titles/{entry['name']}/text/{language}")
                assert "title = " in text.text
        assert client.http.get("/api/titles/none").json()["error"]["code"] == "unknown_title"


def test_the_documentation_page_needs_nothing_from_elsewhere(server: Running) -> None:
    page = httpx.get(server.url + "/api/docs", trust_env=False).text
    assert "/api/tables/{table}/actions" in page
    assert "role settler" in page
    assert "<script" not in page
    assert "http" not in page.replace("http-equiv", "")


def test_health_and_metrics(server: Running) -> None:
    web = httpx.Client(base_url=server.url, trust_env=False)
    assert web.get("/healthz").json()["ok"] is True
    assert web.get("/readyz").status_code == 200
    text = web.get("/metrics").text
    for name in ("requests_total", "action_seconds", "commit_seconds", "sockets", "live_tables"):
        assert f"colonnade_{name}" in text


def test_a_clean_shutdown_and_the_same_game_afterwards(tmp_path: Path) -> None:
    with running(tmp_path) as server, Client(server.url) as client:
        table = client.play_now(TITLE, players=2)
        before = table.snapshot()
        token = client.token
        assert server.stop() == 0
        assert '"message":"closed"' in server.log()
        server.start()
        again = Client(server.url, token=token).table(table.id).snapshot()
        assert again.view == before.view
        assert again.legal == before.legal
        assert '"level":"error"' not in server.log()


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    engine = make_engine(f"sqlite:///{tmp_path / 'x.sqlite'}")
    upgrade(engine)
    upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_settings_say_what_is_wrong() -> None:
    for name, value in (
        ("COLONNADE_LOG", "loud"),
        ("COLONNADE_DATABASE", "mysql://x"),
        ("COLONNADE_THINKERS", "many"),
        ("COLONNADE_BOT_PAUSE", "-1"),
    ):
        with pytest.raises(settings.BadSetting, match=name):
            settings.read({name: value})
    assert settings.read({"COLONNADE_DATABASE": "postgres://u@h/d"}).postgres
