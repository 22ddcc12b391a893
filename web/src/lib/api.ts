// Asking the server: every route is a path below /api, every refusal an ApiError.

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly field: string | null = null,
  ) {
    super(message);
  }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, "unreachable", "");
  }
  if (!response.ok) throw await refusal(response);
  if (response.status === 204 || response.status === 202) return undefined as T;
  return (await response.json()) as T;
}

async function refusal(response: Response): Promise<ApiError> {
  try {
    const { error } = (await response.json()) as {
      error: { code: string; message: string; field?: string | null };
    };
    return new ApiError(response.status, error.code, error.message, error.field ?? null);
  } catch {
    return new ApiError(response.status, "unknown", response.statusText);
  }
}

export const api = {
  get: <T>(path: string) => request<T>("GET", path),
  post: <T>(path: string, body: unknown = {}) => request<T>("POST", path, body),
  put: <T>(path: string, body: unknown = {}) => request<T>("PUT", path, body),
  patch: <T>(path: string, body: unknown = {}) => request<T>("PATCH", path, body),
  remove: <T>(path: string, body: unknown = {}) => request<T>("DELETE", path, body),
};

export async function getText(path: string): Promise<string> {
  const response = await fetch(`/api${path}`, { credentials: "same-origin" });
  if (!response.ok) throw await refusal(response);
  return response.text();
}
