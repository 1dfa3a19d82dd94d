import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import type { TlsOptions } from "node:tls";

/**
 * How the fake CRM behaves. In the mode `drop`, it performs the request and closes the connection without answering.
 */
export type CrmMode = "ok" | "down" | "hang" | "429" | "500" | "403" | "malformed" | "redirect" | "drop";

type Contact = { id: string; email: string; firstName: string; fields: Map<string, string> };
type Answer = { status: number; body: unknown };

const created = (body: unknown): Answer => ({ status: 201, body });
const refused = (title: string): Answer => ({
  status: 422,
  body: { errors: [{ title, detail: "", code: "field_invalid" }] },
});
const missing: Answer = { status: 404, body: { message: "No Result found" } };

type Body = Record<string, Record<string, unknown>>;

const printed = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : "");

async function readJson(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString("utf8")) : {};
}

/** A fake of ActiveCampaign's API version 3 on loopback, which fails on demand and counts requests. */
export async function startActiveCampaignPeer({
  key = "crm-key",
  tls,
}: { key?: string; tls?: Pick<TlsOptions, "key" | "cert"> } = {}) {
  let mode: CrmMode = "ok";
  let retryAfter = 1;
  let port = 0;
  let nextId = 0;
  let server: ReturnType<typeof createHttpServer> | undefined;
  const sockets = new Set<Socket>();
  const requests: { at: number; method: string; path: string }[] = [];
  const contacts = new Map<string, Contact>();
  const fields: { id: string; title: string; perstag: string; relations: string[] }[] = [];
  const tags: { id: string; tag: string; tagType: string }[] = [];
  const contactTags: { id: string; contact: string; tag: string }[] = [];
  const notes: { id: string; note: string; relid: string; email: string }[] = [];
  const newId = () => String((nextId += 1));
  const contactById = (id: unknown) => [...contacts.values()].find((contact) => contact.id === printed(id));

  function sync(body: Record<string, unknown> | undefined): Answer {
    const email = printed(body?.email).toLowerCase();
    if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email) || email.startsWith("refused"))
      return refused("Email address is not valid.");
    const known = contacts.get(email);
    const contact = known ?? { id: newId(), email, firstName: "", fields: new Map<string, string>() };
    contacts.set(email, contact);
    if (typeof body?.firstName === "string") contact.firstName = body.firstName;
    const values = Array.isArray(body?.fieldValues) ? (body.fieldValues as { field: string; value: string }[]) : [];
    for (const { field, value } of values) {
      const found = fields.find(({ id }) => id === String(field));
      if (found) contact.fields.set(found.title, value);
    }
    return {
      status: known ? 200 : 201,
      body: { fieldValues: values, contact: { id: contact.id, email, firstName: contact.firstName } },
    };
  }

  function listed<Row>(name: string, rows: Row[], query: URLSearchParams): Answer {
    const [limit, offset] = [Number(query.get("limit") ?? 20), Number(query.get("offset") ?? 0)];
    return {
      status: 200,
      body: { [name]: rows.slice(offset, offset + Math.min(limit, 100)), meta: { total: String(rows.length) } },
    };
  }

  function answer(method: string, path: string, query: URLSearchParams, body: Body): Answer {
    const [, contactId, part = ""] = /^\/contacts\/(\d+)(?:\/(contactTags|notes))?$/.exec(path) ?? [];
    switch (`${method} ${contactId ? `contact ${part}`.trim() : path}`) {
      case "GET /contacts": {
        const found = contacts.get((query.get("email") ?? "").toLowerCase());
        return listed("contacts", found ? [{ id: found.id, email: found.email }] : [], query);
      }
      case "DELETE contact": {
        const contact = contactById(contactId);
        if (!contact) return missing;
        contacts.delete(contact.email);
        contactTags.splice(0, Infinity, ...contactTags.filter((each) => each.contact !== contact.id));
        notes.splice(0, Infinity, ...notes.filter((each) => each.relid !== contact.id));
        return { status: 200, body: {} };
      }
      case "POST /contact/sync":
        return sync(body.contact);
      case "GET /fields":
        return listed("fields", fields, query);
      case "POST /fields": {
        const { title, perstag, type } = body.field ?? {};
        if (!title || !type) return refused("The field title was not provided.");
        const field = {
          id: newId(),
          title: printed(title),
          perstag: printed(perstag ?? title).toUpperCase(),
          relations: [],
        };
        fields.push(field);
        return created({ field });
      }
      case "POST /fieldRels": {
        const field = fields.find(({ id }) => id === printed(body.fieldRel?.field));
        field?.relations.push(newId());
        return field ? created({ fieldRel: body.fieldRel }) : missing;
      }
      case "GET /tags":
        return listed(
          "tags",
          tags.filter(({ tag }) => tag.toLowerCase().includes((query.get("search") ?? "").toLowerCase())),
          query,
        );
      case "POST /tags": {
        const name = printed(body.tag?.tag);
        if (!name || tags.some(({ tag }) => tag === name)) return refused("Tag already exists");
        const tag = { id: newId(), tag: name, tagType: printed(body.tag?.tagType) };
        tags.push(tag);
        return created({ tag });
      }
      case "POST /contactTags": {
        const { contact, tag } = body.contactTag ?? {};
        if (!contactById(contact) || !tags.some(({ id }) => id === printed(tag))) return missing;
        const known = contactTags.find((each) => each.contact === printed(contact) && each.tag === printed(tag));
        if (known) return { status: 200, body: { contactTag: known } };
        const contactTag = { id: newId(), contact: printed(contact), tag: printed(tag) };
        contactTags.push(contactTag);
        return created({ contactTag });
      }
      case "GET contact contactTags":
        return { status: 200, body: { contactTags: contactTags.filter(({ contact }) => contact === contactId) } };
      case "POST /notes": {
        const contact = contactById(body.note?.relid);
        if (!contact || body.note?.reltype !== "Subscriber") return refused("The note could not be saved.");
        const note = { id: newId(), note: printed(body.note.note), relid: contact.id, email: contact.email };
        notes.push(note);
        return created({ note });
      }
      case "GET contact notes":
        return listed(
          "notes",
          notes.filter(({ relid }) => relid === contactId),
          query,
        );
      default:
        return missing;
    }
  }

  function send(response: ServerResponse, { status, body }: Answer, headers: Record<string, string> = {}) {
    response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "/", "http://crm.invalid");
    const method = request.method ?? "";
    requests.push({ at: performance.now(), method, path: url.pathname });
    const body = await readJson(request);
    if (request.headers["api-token"] !== key || mode === "403")
      return send(response, { status: 403, body: { message: "You are not authorized" } });
    if (mode === "hang") return;
    if (mode === "500") return send(response, { status: 500, body: { message: "Server error" } });
    if (mode === "429")
      return send(
        response,
        { status: 429, body: { message: "Too Many Requests" } },
        { "Retry-After": String(retryAfter) },
      );
    if (mode === "malformed")
      return void response.writeHead(200, { "Content-Type": "application/json" }).end('{"contact": {"id": ');
    if (mode === "redirect") return send(response, { status: 302, body: {} }, { Location: "/api/3/contact/sync" });
    if (!url.pathname.startsWith("/api/3/")) return send(response, missing);
    const answered = answer(method, url.pathname.slice("/api/3".length), url.searchParams, body);
    if (mode === "drop") request.socket.destroy();
    else send(response, answered);
  }

  async function listen() {
    const listener = (request: IncomingMessage, response: ServerResponse) =>
      void handle(request, response).catch(() => request.socket.destroy());
    const opened = tls ? createHttpsServer(tls, listener) : createHttpServer(listener);
    opened.on("connection", (socket) => {
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
    });
    await new Promise<void>((resolve) => opened.listen(port, "127.0.0.1", resolve));
    port = (opened.address() as AddressInfo).port;
    server = opened;
  }

  async function close() {
    const closing = server;
    server = undefined;
    for (const socket of sockets) socket.destroy();
    if (closing) await new Promise((resolve) => closing.close(resolve));
  }

  function seed({ field, tag }: { field?: string; tag?: string }) {
    if (field) fields.push({ id: newId(), title: field, perstag: field.toUpperCase(), relations: [newId()] });
    if (tag) tags.push({ id: newId(), tag, tagType: "contact" });
  }

  await listen();
  return {
    url: `${tls ? "https" : "http"}://127.0.0.1:${port}`,
    key,
    requests,
    contacts,
    fields,
    tags,
    notes,
    contactTags,
    seed,
    busiestSecond: () =>
      Math.max(
        0,
        ...requests.map(({ at }) => requests.filter((other) => other.at >= at && other.at < at + 1_000).length),
      ),
    async set(next: CrmMode, seconds = 1) {
      mode = next;
      retryAfter = seconds;
      if (next === "down") await close();
      else if (!server) await listen();
    },
    close,
  };
}

export type ActiveCampaignPeer = Awaited<ReturnType<typeof startActiveCampaignPeer>>;
