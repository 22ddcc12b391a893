"""What the server counts about itself, for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5)

REQUESTS = Counter("colonnade_requests_total", "HTTP requests", ["method", "route", "status"])
REQUEST_TIME = Histogram("colonnade_request_seconds", "time of HTTP requests", buckets=FAST)
ACTIONS = Counter("colonnade_actions_total", "acknowledged actions", ["by"])
ACTION_TIME = Histogram(
    "colonnade_action_seconds", "from an action's arrival to its acknowledgement", buckets=FAST
)
COMMIT = Histogram("colonnade_commit_seconds", "time of a group commit", buckets=FAST)
GROUP = Histogram(
    "colonnade_commit_jobs", "writes in a group commit", buckets=(1, 2, 4, 8, 16, 32, 64)
)
SOCKETS = Gauge("colonnade_sockets", "open sockets", ["kind"])
LIVE = Gauge("colonnade_live_tables", "tables in memory")
LOADS = Histogram("colonnade_table_load_seconds", "time to load a table", buckets=FAST)
THOUGHTS = Histogram(
    "colonnade_think_seconds",
    "time a bot thought",
    ["level"],
    buckets=(0.01, 0.1, 0.5, 1, 2, 5, 10, 30),
)
THOUGHT_FAILURES = Counter(
    "colonnade_think_failures_total", "thoughts that failed or took too long"
)
CONFLICTS = Counter("colonnade_conflicts_total", "events another process wrote first")
NOTICES = Counter("colonnade_notices_total", "notices sent", ["by", "outcome"])
REFUSALS = Counter("colonnade_refusals_total", "requests and actions refused", ["code"])
