import * as z from "zod";
import { CrmError } from "./crm-request.server.ts";

const pageSize = 100;
const longTexts = ["message", "idea", "targetUsers", "problem", "features", "objective", "documents"];

export const id = z.coerce.string();
const total = z.object({ meta: z.object({ total: z.coerce.number() }) });
const fieldList = total.extend({
  fields: z.array(z.object({ id, perstag: z.string(), relations: z.array(z.unknown()).optional() })),
});
const tagList = total.extend({ tags: z.array(z.object({ id, tag: z.string() })) });
const savedTag = z.object({ tag: z.object({ id }) });
const contactTagList = z.object({ contactTags: z.array(z.object({ tag: id })) });
const noteList = total.extend({ notes: z.array(z.object({ note: z.string() })) });

export type Call = <T>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  answer: z.ZodType<T>,
  body?: object,
) => Promise<T>;

/** Error statuses that may mean that a cached field or tag was deleted in the CRM. */
export const mayBeStale = new Set(["status 400", "status 404", "status 422"]);

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

/** Creates missing CRM fields; if two servers created a field at once, the older field is used. */
export async function findFields(call: Call, titles: string[]) {
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

export async function findTag(call: Call, name: string): Promise<string> {
  const find = async () => {
    const tags = await everyPage(call, `/tags?search=${encodeURIComponent(name)}`, tagList, (page) => page.tags);
    return oldest(tags.filter(({ tag }) => tag === name))?.id;
  };
  const found = await find();
  if (found) return found;
  try {
    return (await call("POST", "/tags", savedTag, { tag: { tag: name, tagType: "contact", description: "" } })).tag.id;
  } catch (error) {
    // The CRM also refuses a tag that another server has created meanwhile, so the tag is searched again.
    const made = error instanceof CrmError && error.kind === "refused" ? await find() : undefined;
    if (!made) throw error;
    return made;
  }
}

export async function tagContact(call: Call, contact: string, tag: string, again: boolean) {
  if (again) {
    const { contactTags } = await call("GET", `/contacts/${contact}/contactTags`, contactTagList);
    if (contactTags.some((each) => each.tag === tag)) return;
  }
  await call("POST", "/contactTags", z.unknown(), { contactTag: { contact, tag } });
}

export async function addNote(call: Call, contact: string, note: string, marker: string, again: boolean) {
  if (again) {
    const notes = await everyPage(call, `/contacts/${contact}/notes`, noteList, (page) => page.notes);
    if (notes.some((each) => each.note.includes(marker))) return;
  }
  await call("POST", "/notes", z.unknown(), { note: { note, relid: Number(contact), reltype: "Subscriber" } });
}
