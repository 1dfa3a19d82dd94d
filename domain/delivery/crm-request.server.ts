import * as z from "zod";

/** `refused`: a retry is useless without a change; `down`: a retry may succeed, after `pauseMs` if set. */
export class CrmError extends Error {
  readonly kind: "refused" | "down";
  readonly pauseMs: number | undefined;
  constructor(kind: CrmError["kind"], reason: string, pauseMs?: number) {
    super(reason);
    this.kind = kind;
    this.pauseMs = pauseMs;
  }
}

export const requestTimeout = 10_000;
const largestAnswer = 1024 * 1024;
const longestPause = 3_600_000;

export async function request<T>(
  sent: { url: string; key: string; method: string; body: object | undefined; signal: AbortSignal },
  answer: z.ZodType<T>,
) {
  const { url, key, method, body, signal } = sent;
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method,
      headers: { "Api-Token": key, Accept: "application/json", ...(body && { "Content-Type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
      redirect: "manual",
      signal,
    });
    text = await readLimited(response);
  } catch (error) {
    throw error instanceof CrmError ? error : new CrmError("down", whyUnreachable(error));
  }
  if (!response.ok) throw refusal(response);
  const parsed = answer.safeParse(parseJson(text));
  if (!parsed.success) throw new CrmError("down", "malformed answer");
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readLimited(response: Response) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > largestAnswer) throw new CrmError("down", "answer too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Statuses below 500 after which a retry may succeed. */
const later = new Set([408, 425, 429]);

function refusal({ status, headers }: Response) {
  const kind = status < 500 && !later.has(status) ? "refused" : "down";
  return new CrmError(
    kind,
    `status ${status}`,
    status === 429 || status === 503 ? retryAfter(headers.get("retry-after")) : undefined,
  );
}

export function retryAfter(header: string | null, now = Date.now()) {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), longestPause);
}

function whyUnreachable(error: unknown) {
  if (error instanceof Error && error.name === "TimeoutError") return "unanswered";
  const code =
    error instanceof Error && error.cause instanceof Error && "code" in error.cause ? String(error.cause.code) : "";
  return /CERT|SELF_SIGNED|LEAF_SIGNATURE|ERR_TLS/.test(code) ? "certificate" : "unreachable";
}
