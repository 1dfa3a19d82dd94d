import * as z from "zod";
import { emailKey, emailSpellings } from "../../platform/mail/email-key.server.ts";
import type { CrmContact } from "./lead-deliveries.ts";

/**
 * Why the CRM rejected a contact. `refused`: a retry is useless until the data, the key or the URL changes. `down`:
 * retry, after `pauseMs` if the CRM named a delay. The message gives the reason in a few words.
 */
export class CrmError extends Error {
  readonly kind: "refused" | "down";
  readonly pauseMs: number | undefined;
  constructor(kind: CrmError["kind"], reason: string, pauseMs?: number) {
    super(reason);
    this.kind = kind;
    this.pauseMs = pauseMs;
  }
}

type CrmDelivery = {
  contact: CrmContact;
  /** A permanent id of this job, written into the CRM note. */
  marker: string;
  /** An earlier attempt may have succeeded, so entries without a natural key are looked up before they are created. */
  again: boolean;
  beforeRequest(): Promise<void>;
  signal: AbortSignal;
};

type CrmErasure = Pick<CrmDelivery, "beforeRequest" | "signal"> & { email: string };

export type Crm = {
  deliver(delivery: CrmDelivery): Promise<void>;
  /** Deletes the contact with its fields, tags and notes; also succeeds if the contact does not exist. */
  forget(erasure: CrmErasure): Promise<void>;
};

const requestTimeout = 10_000;
const largestAnswer = 1024 * 1024;
const pageSize = 100;
const longTexts = ["message", "idea", "targetUsers", "problem", "features", "objective", "documents"];
const longestPause = 3_600_000;

const id = z.coerce.string();
const total = z.object({ meta: z.object({ total: z.coerce.number() }) });
const savedContact = z.object({ contact: z.object({ id }) });
const fieldList = total.extend({
  fields: z.array(z.object({ id, perstag: z.string(), relations: z.array(z.unknown()).optional() })),
});
const tagList = total.extend({ tags: z.array(z.object({ id, tag: z.string() })) });
const savedTag = z.object({ tag: z.object({ id }) });
const contactTagList = z.object({ contactTags: z.array(z.object({ tag: id })) });
const contactList = z.object({ contacts: z.array(z.object({ id, email: z.string() })) });
const noteList = total.extend({ notes: z.array(z.object({ note: z.string() })) });

type Call = <T>(method: "GET" | "POST" | "DELETE", path: string, answer: z.ZodType<T>, body?: object) => Promise<T>;

/** An ActiveCampaign account, API version 3; requests are aborted after `timeoutMs`. */
export function createActiveCampaign({
  url,
  key,
  timeoutMs = requestTimeout,
}: {
  url: string;
  key: string;
  timeoutMs?: number;
}): Crm {
  const base = `${url.replace(/\/+$/, "").replace(/\/api\/3$/, "")}/api/3`;
  // Fields and tags rarely change, so their ids are cached; updates run one at a time, so that only one of them creates
  // a missing field or tag.
  const fields = new Map<string, string>();
  const tags = new Map<string, string>();
  let before: Promise<unknown> = Promise.resolve();

  function inTurn<T>(work: () => Promise<T>) {
    const mine = before.then(work);
    before = mine.catch(() => {});
    return mine;
  }

  const callFor =
    ({ beforeRequest, signal }: Pick<CrmDelivery, "beforeRequest" | "signal">): Call =>
    async (method, path, answer, body) => {
      await beforeRequest();
      const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      return request({ url: `${base}${path}`, key, method, body, signal: limit }, answer);
    };

  return {
    async forget({ email, ...attempt }) {
      const call = callFor(attempt);
      for (const spelling of emailSpellings(email)) {
        const { contacts } = await call("GET", `/contacts?email=${encodeURIComponent(spelling)}`, contactList);
        for (const contact of contacts.filter((each) => emailKey(each.email) === emailKey(email)))
          await call("DELETE", `/contacts/${contact.id}`, z.unknown()).catch((error: unknown) => {
            // Status 404: another process has already deleted the contact.
            if (!(error instanceof CrmError && error.message === "status 404")) throw error;
          });
      }
    },
    async deliver(delivery) {
      const remembered = fields.size + tags.size > 0;
      try {
        await bring(delivery);
      } catch (error) {
        if (!(error instanceof CrmError && /^status 4/.test(error.message))) throw error;
        fields.clear();
        tags.clear();
        // The cached ids may have been deleted in the CRM, so the update is tried once more without the cache.
        if (!remembered || !mayBeStale.has(error.message)) throw error;
        await bring({ ...delivery, again: true });
      }
    },
  };

  async function bring({ contact, marker, again, ...attempt }: CrmDelivery) {
    const call = callFor(attempt);
    const { fieldValues, tag } = await inTurn(async () => {
      const missing = contact.fields.map(([title]) => title).filter((title) => !fields.has(title));
      if (missing.length > 0) for (const [title, field] of await findFields(call, missing)) fields.set(title, field);
      const tag = tags.get(contact.tag) ?? (await findTag(call, contact.tag));
      tags.set(contact.tag, tag);
      return { tag, fieldValues: contact.fields.map(([title, value]) => ({ field: fields.get(title), value })) };
    });
    const { email, name, lastName, phone } = contact;
    const saved = await call("POST", "/contact/sync", savedContact, {
      contact: {
        email,
        ...(name && { firstName: name }),
        ...(lastName && { lastName }),
        ...(phone !== undefined && { phone }),
        fieldValues,
      },
    });
    await tagContact(call, saved.contact.id, tag, again);
    await addNote(call, saved.contact.id, `${contact.note}\n\n[${marker}]`, marker, again);
  }
}

/** Error statuses that may mean that a cached field or tag was deleted in the CRM. */
const mayBeStale = new Set(["status 400", "status 404", "status 422"]);

async function everyPage<T extends { meta: { total: number } }, Row>(
  call: Call,
  path: string,
  answer: z.ZodType<T>,
  rows: (page: T) => Row[],
) {
  const all: Row[] = [];
  for (;;) {
    const page = await call(
      "GET",
      `${path}${path.includes("?") ? "&" : "?"}limit=${pageSize}&offset=${all.length}`,
      answer,
    );
    const found = rows(page);
    all.push(...found);
    if (found.length === 0 || all.length >= page.meta.total) return all;
  }
}

const oldest = <Row extends { id: string }>(rows: Row[]) => rows.toSorted((a, b) => Number(a.id) - Number(b.id))[0];

/**
 * Finds fields by their personalisation tags and creates missing ones; if two servers create one at once, both use the
 * older.
 */
async function findFields(call: Call, titles: string[]) {
  const list = () => everyPage(call, "/fields", fieldList, (page) => page.fields);
  const among = (all: Awaited<ReturnType<typeof list>>, title: string) =>
    oldest(all.filter(({ perstag }) => perstag.toUpperCase() === title.toUpperCase()));
  const relate = (field: string) => call("POST", "/fieldRels", z.unknown(), { fieldRel: { field, relid: 0 } });
  let all = await list();
  const missing = titles.filter((title) => !among(all, title));
  for (const title of missing) {
    const type = longTexts.includes(title) ? "textarea" : "text";
    await call("POST", "/fields", z.unknown(), { field: { type, title, perstag: title.toUpperCase(), visible: 1 } });
  }
  if (missing.length > 0) all = await list();
  const found = new Map<string, string>();
  for (const title of titles) {
    const field = among(all, title);
    if (!field) throw new CrmError("down", "field not kept");
    if (field.relations?.length === 0) await relate(field.id);
    found.set(title, field.id);
  }
  return found;
}

async function findTag(call: Call, name: string): Promise<string> {
  const find = async () => {
    const tags = await everyPage(call, `/tags?search=${encodeURIComponent(name)}`, tagList, (page) => page.tags);
    return oldest(tags.filter(({ tag }) => tag === name))?.id;
  };
  const found = await find();
  if (found) return found;
  try {
    return (await call("POST", "/tags", savedTag, { tag: { tag: name, tagType: "contact", description: "" } })).tag.id;
  } catch (error) {
    // Another server may have created the tag meanwhile.
    const made = error instanceof CrmError && error.kind === "refused" ? await find() : undefined;
    if (!made) throw error;
    return made;
  }
}

async function tagContact(call: Call, contact: string, tag: string, again: boolean) {
  if (again) {
    const { contactTags } = await call("GET", `/contacts/${contact}/contactTags`, contactTagList);
    if (contactTags.some((each) => each.tag === tag)) return;
  }
  await call("POST", "/contactTags", z.unknown(), { contactTag: { contact, tag } });
}

async function addNote(call: Call, contact: string, note: string, marker: string, again: boolean) {
  if (again) {
    const notes = await everyPage(call, `/contacts/${contact}/notes`, noteList, (page) => page.notes);
    if (notes.some((each) => each.note.includes(marker))) return;
  }
  await call("POST", "/notes", z.unknown(), { note: { note, relid: Number(contact), reltype: "Subscriber" } });
}

async function request<T>(
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

/** Statuses below 500 after which a retry may succeed; other requests would fail again. */
const later = new Set([408, 425, 429]);

function refusal({ status, headers }: Response) {
  const kind = status < 500 && !later.has(status) ? "refused" : "down";
  return new CrmError(
    kind,
    `status ${status}`,
    status === 429 || status === 503 ? retryAfter(headers.get("retry-after")) : undefined,
  );
}

/** Converts a Retry-After header, in seconds or as a date, to milliseconds. */
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
