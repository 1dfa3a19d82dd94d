import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeFormValues } from "../../app/desk/editor/form-values.ts";
import { words } from "../../app/desk/content/words.en.ts";
import { words as todayWords } from "../../app/desk/today/words.en.ts";
import { csvPath, imagePath, pathOf, previewPath } from "../../app/paths.ts";
import { records } from "../../content/all.ts";
import type { ContentRecord, Kind } from "../../domain/content/content.ts";
import { fieldsOf } from "../../domain/content/field.server.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type Site, startSite } from "../peers/site.ts";
import { ask, type Answer, formBody, post, somebody, unmarked, urlencoded } from "./ask.ts";
import { storedIn } from "./stored.ts";
import { until } from "./until.ts";

let site: Site;
let cookie: Record<string, string>;
let founder: Record<string, string>;

beforeAll(async () => {
  site = await startSite();
  cookie = { cookie: (await signInAs(site, "admin")).cookie };
  founder = { cookie: (await signInAs(site, "founder")).cookie };
});
afterAll(() => site.dispose());

const get = (path: string, headers = cookie) => ask(site.port, path, { headers });
const send = (path: string, fields: Record<string, string>, headers = cookie) =>
  ask(site.port, path, {
    method: "POST",
    headers: { ...urlencoded, origin: site.url, ...headers },
    body: formBody(fields),
  });
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, " ").replace(/&#x27;/g, "'");

function shipped<K extends Kind>(kind: K, id: string) {
  const found = records.find((each) => each.kind === kind && each.id === id);
  if (!found) throw new Error(`${kind} ${id}`);
  return found as Extract<ContentRecord, { kind: K }>;
}

async function fieldsFor(record: ContentRecord, isNew = false) {
  const { text } = await get(pathOf("admin-record", { kind: record.kind, id: isNew ? "new" : record.id }));
  const [, base = ""] = /name="base" value="([^"]*)"/.exec(text) ?? [];
  return { ...Object.fromEntries(writeFormValues(fieldsOf(record.kind, record.id), record)), base };
}

const publish = async (record: ContentRecord, more: Record<string, string> = {}) =>
  send(pathOf("admin-record", { kind: record.kind, id: record.id }), {
    ...(await fieldsFor(record)),
    do: "publish",
    ...more,
  });

async function untilSays(path: string, text: string, headers = {}): Promise<Answer> {
  for (const deadline = Date.now() + 20_000; ; await sleep(50)) {
    const answer = await get(path, headers);
    if (plain(answer.text).includes(text)) return answer;
    if (Date.now() > deadline) throw new Error(`${path} does not say "${text}"`);
  }
}

const fee = () => shipped("fact", "offer.upfront_fee");

test("the launch switch, from Today: no visitor sees a sample any more, and Today says so", async () => {
  const today = async () => plain((await get(`${pathOf("admin")}?lang=en`)).text);
  expect(await today()).toContain(todayWords.checks["samples"]?.open);
  const setting = shipped("setting", "site");
  expect(await today()).toContain(`href="${pathOf("admin-record", { kind: "setting", id: setting.id })}"`);
  expect((await get(pathOf("admin-records", { kind: "setting" }))).text).toContain(
    pathOf("admin-record", { kind: "setting", id: setting.id }),
  );
  const session = "/pitch-session-5?lang=en";
  expect((await get(session, {})).text).toContain("13 of 13 profiles published");
  expect((await publish({ ...setting, sampleContentShown: false })).status).toBe(303);
  await untilSays(session, "No profile from this session has been published");
  expect(await today()).toContain(todayWords.checks["samples"]?.done);
  expect((await publish(setting)).status).toBe(303);
  await untilSays(session, "13 of 13 profiles published");
});

test("each figure of the acceleration tab is its fact's, with its mark until somebody vouches for it", async () => {
  const tab = `${pathOf("founder-acceleration")}?lang=en`;
  const own = async () => plain((await get(tab, founder)).text).replace(/<!--.*?-->/g, "");
  const claims = {
    "accelerated.startups": [48, ">48<"],
    "accelerated.growth": [341, ">341%<"],
    "accelerated.average_raise": [1_300_000, ">€1.3M<"],
    "site.investor_network": [101, ">101+<"],
    "offer.revenue_share_places": [19, ">19<"],
  } as const;
  const terms = {
    "offer.revenue_share_upfront": [7, "€7 upfront"],
    "offer.revenue_share": [{ from: 11, to: 26 }, "11 to 26% of the revenue"],
    "offer.duration": [17, "17 months to grow"],
  } as const;
  const all = Object.entries({ ...claims, ...terms });
  const before = await own();
  expect(all.filter(([, [, says]]) => before.includes(says))).toEqual([]);
  for (const [id, [value]] of all) expect((await publish({ ...shipped("fact", id), value })).status, id).toBe(303);
  for (const [id, [, says]] of all) await untilSays(tab, says, founder).catch(() => expect.fail(`${id} ${says}`));
  const marks = (text: string) => text.split("to be confirmed").length;
  const marked = marks(await own());
  // The success rate (89 %) stays hidden until the team has confirmed it.
  expect(await own()).not.toContain(">89%<");
  const dated = { ...shipped("fact", "accelerated.success"), value: 88, confirm: false };
  expect((await publish(dated)).status).toBe(422);
  expect((await publish({ ...dated, asOf: "2026-11-01" })).status).toBe(303);
  const vouched = await untilSays(tab, "On 1 November 2026.", founder);
  expect(marks(plain(vouched.text))).toBe(marked);
  expect(plain(vouched.text).replace(/<!--.*?-->/g, "")).toContain(">88%<");
  const setting = shipped("setting", "site");
  expect((await publish({ ...setting, sampleContentShown: false })).status).toBe(303);
  for (const deadline = Date.now() + 20_000; (await own()).includes(">101+<"); await sleep(50))
    if (Date.now() > deadline) expect.fail("what nobody vouched for stays");
  const left = await own();
  expect(Object.values(claims).filter(([, says]) => left.includes(says))).toEqual([]);
  expect(left).toContain(">88%<");
  for (const id of ["setting site", "fact accelerated.success", ...all.map(([each]) => `fact ${each}`)]) {
    const [kind = "", name = ""] = id.split(" ");
    expect((await publish(shipped(kind as Kind, name))).status, id).toBe(303);
  }
});

describe("the editor of content", () => {
  test("is the administrator's alone", async () => {
    for (const path of [
      pathOf("admin-content"),
      pathOf("admin-records", { kind: "fact" }),
      pathOf("admin-record", { kind: "fact", id: "offer.upfront_fee" }),
      pathOf("admin-history", { kind: "fact", id: "offer.upfront_fee" }),
      pathOf("admin-posts"),
      pathOf("admin-post", { post: 1 }),
      pathOf("admin-images"),
    ]) {
      expect((await get(path)).status, path).toBe(200);
      const stranger = await get(path, {});
      expect([stranger.status, stranger.headers.location], path).toEqual([303, pathOf("sign-in", { to: path })]);
      expect((await get(path, founder)).status, path).toBe(403);
    }
    const fields = { ...(await fieldsFor(fee())), do: "publish", "value.number": "1" };
    expect((await send(pathOf("admin-record", { kind: "fact", id: fee().id }), fields, founder)).status).toBe(403);
    expect((await send(pathOf("admin-record", { kind: "fact", id: fee().id }), fields, {})).status).toBe(401);
    expect(plain((await get(pathOf("program"), {})).text)).not.toContain("€1 ");
    expect((await get(pathOf("admin-record", { kind: "fact", id: "no.such" }))).status).toBe(404);
    expect((await get(pathOf("admin-records", { kind: "nothing" }))).status).toBe(404);
  });

  test("a value with letters is one marked field, and stays as typed", async () => {
    const refused = await publish(fee(), { "value.number": "neuf mille" });
    expect(refused.status).toBe(422);
    for (const part of [words.refused.text(1), words.refused.notANumber]) expect(plain(refused.text)).toContain(part);
    expect(refused.text).toContain('value="neuf mille"');
  });

  test("a reason for decisions is published to the team, and no visitor is said to read it", async () => {
    const saved = await publish(shipped("decision-template", "too-early"));
    const text = plain((await get(saved.headers.location ?? "")).text);
    expect([text.includes(words.reason.done.published), text.includes(words.done.published)]).toEqual([true, false]);
  });

  test("a price is on the pages of both languages within two seconds, and undone as fast", async () => {
    const before = [pathOf("program"), `${pathOf("program")}?lang=fr`];
    expect(plain((await get(before[0] ?? "", {})).text)).toContain("€9,900");
    const saved = await publish(fee(), { "value.number": "8 750" });
    expect([saved.status, unmarked(saved.headers.location)]).toEqual([
      303,
      `${pathOf("admin-record", { kind: "fact", id: fee().id })}?done=published`,
    ]);
    await untilSays(before[0] ?? "", "€8,750");
    await untilSays(before[1] ?? "", "8 750 €");
    const history = await get(pathOf("admin-history", { kind: "fact", id: fee().id }));
    const [, revision = ""] = /value="([\da-f-]{36})"/.exec(history.text) ?? [];
    expect((await send(pathOf("admin-history", { kind: "fact", id: fee().id }), { undo: revision })).status).toBe(303);
    await untilSays(before[0] ?? "", "€9,900");
  });

  test("a tool, a kind of credit and an aid are edited, and founders read it; so is a template", async () => {
    const name = "Edited on the desk";
    for (const [record, path] of [
      [shipped("tool", "dilution"), pathOf("founder-tools")],
      [shipped("bank-product", "overdraft"), pathOf("founder-funding-banks")],
      [shipped("aid", "innov-up"), pathOf("founder-funding-public")],
    ] as const) {
      expect((await publish({ ...record, name: { ...record.name, en: name } })).status, record.kind).toBe(303);
      await untilSays(`${path}?lang=en`, name, founder);
    }
    const nda = shipped("legal-template", "nda");
    expect((await publish({ ...nda, name: { ...nda.name, en: name } })).status).toBe(303);
    expect((await get(pathOf("admin-records", { kind: "legal-template" }))).text).toContain(name);
  });

  test("a draft is shown to its administrator on the page itself, marked, and to nobody else", async () => {
    const home = shipped("page", "home");
    const path = previewPath("home", "page", "home");
    const saved = await send(pathOf("admin-record", { kind: "page", id: "home" }), {
      ...(await fieldsFor(home)),
      do: "preview",
      "why.title.en": "A drafted title",
    });
    expect([saved.status, unmarked(saved.headers.location)]).toEqual([303, path]);
    const preview = await get(path);
    expect(preview.text).toContain("A drafted title");
    expect(preview.text).toContain("Preview of a draft");
    expect(preview.headers["x-robots-tag"]).toBe("noindex");
    expect(preview.headers["cache-control"]).toBe("no-store");
    for (const others of [{}, founder]) {
      const { text, headers } = await get(path, others);
      expect(text).not.toContain("A drafted title");
      expect(headers["x-robots-tag"]).toBeUndefined();
    }
    expect((await get(pathOf("home"))).text).not.toContain("A drafted title");
    const discarded = await send(pathOf("admin-record", { kind: "page", id: "home" }), {
      ...(await fieldsFor(home)),
      do: "discard",
    });
    expect(discarded.status).toBe(303);
    expect((await get(path)).text).not.toContain("A drafted title");
  });

  test("what is refused comes back with every field and the reason beside it", async () => {
    const home = shipped("page", "home");
    const refused = await send(pathOf("admin-record", { kind: "page", id: "home" }), {
      ...(await fieldsFor(home)),
      do: "date",
      publishAt: "2035-05-04T09:30",
      "hero.subtitle.fr": "",
      "why.title.en": "We ask {offer.nothing}",
    });
    expect(refused.status).toBe(422);
    expect(refused.text).toMatch(/name="publishAt"[^>]* value="2035-05-04T09:30"/);
    expect(refused.text).toContain("Fill this in.");
    expect(refused.text).toContain("We ask {offer.nothing}");
    const quoting = await publish(home, { "why.title.en": "We ask {offer.nothing}" });
    expect(quoting.status).toBe(422);
    expect(quoting.text).toContain("No number is called {offer.nothing}.");
    const stale = await publish(home, { base: "another" });
    expect(stale.status).toBe(409);
    expect(stale.text).toContain("Someone has changed this");
  });

  test("an older tab discards no draft and undoes no change: it is told of the newer one", async () => {
    const question = shipped("faq", records.find(({ kind }) => kind === "faq")?.id ?? "");
    const path = pathOf("admin-record", { kind: "faq", id: question.id });
    const history = pathOf("admin-history", { kind: "faq", id: question.id });
    const save = async (en: string, does: string) =>
      send(path, { ...(await fieldsFor(question)), "question.en": en, do: does });
    const shownAt = async (at: string) => /name="base" value="([^"]*)"/.exec((await get(at)).text)?.[1] ?? "";
    expect((await save("Short?", "draft")).status).toBe(303);
    const old = await fieldsFor(question);
    expect((await save("Long?", "draft")).status).toBe(303);
    const discarded = await send(path, { ...old, "question.en": "Typed here?", do: "discard" });
    expect(discarded.status).toBe(409);
    for (const part of [words.refused.overtaken, "Typed here?", "Draft by "])
      expect(plain(discarded.text)).toContain(part);
    expect((await get(path)).text).toContain("Long?");
    expect((await save("Published?", "publish")).status).toBe(303);
    const [, undo = ""] = /value="([\da-f-]{36})"/.exec((await get(history)).text) ?? [];
    const base = await shownAt(history);
    expect(base).toMatch(/^[\w-]{12}$/);
    expect((await save("Drafted?", "draft")).status).toBe(303);
    const undone = await send(history, { undo, base });
    expect([undone.status, plain(undone.text).includes(words.history.overtaken)]).toEqual([409, true]);
    expect((await get(path)).text).toContain("Drafted?");
    expect((await send(history, { undo, base: await shownAt(history) })).status).toBe(303);
  });

  test("a list grows and moves without script, nothing stored", async () => {
    const home = shipped("page", "home");
    const fields = await fieldsFor(home);
    const grown = await send(pathOf("admin-record", { kind: "page", id: "home" }), {
      ...fields,
      do: "add:intro.paragraphs",
    });
    expect(grown.status).toBe(200);
    const count = (text: string) => /name="intro\.paragraphs" value="(\d+)"/.exec(text)?.[1];
    expect(count(grown.text)).toBe(String(home.id === "home" ? home.intro.paragraphs.length + 1 : 0));
    const opened = await get(pathOf("admin-record", { kind: "page", id: "home" }));
    expect(count(opened.text)).toBe(fields["intro.paragraphs" as keyof typeof fields]);
  });

  test("a collection takes a new record and a word in another alphabet as it is", async () => {
    const question = {
      ...shipped("faq", records.find(({ kind }) => kind === "faq")?.id ?? ""),
      page: "home",
      question: { en: "Do you <b>bite</b>?", fr: "Mordez-vous ? Ω" },
    };
    const fields = { ...(await fieldsFor(question, true)), do: "publish" };
    const added = await send(pathOf("admin-record", { kind: "faq", id: "new" }), fields);
    expect([added.status, unmarked(added.headers.location)]).toEqual([
      303,
      `${pathOf("admin-record", { kind: "faq", id: "do-you-b-bite-b" })}?done=published`,
    ]);
    await untilSays(pathOf("home"), "Do you &lt;b&gt;bite&lt;/b&gt;?");
    const moved = await send(pathOf("admin-records", { kind: "faq" }), { move: "up:do-you-b-bite-b" });
    expect(moved.status).toBe(303);
    const again = { ...(await fieldsFor({ ...question, id: "do-you-b-bite-b" })), do: "delete" };
    const deleted = await send(pathOf("admin-record", { kind: "faq", id: "do-you-b-bite-b" }), again);
    expect(unmarked(deleted.headers.location)).toBe(`${pathOf("admin-records", { kind: "faq" })}?done=deleted`);
    expect((await get(pathOf("home"), {})).text).not.toContain("bite");
  });
});

const about = { altEn: "A desk", altFr: "Un bureau", permission: "Ours", permittedOn: "2026-11-20" };

async function upload(bytes: Buffer, name: string, more: Record<string, string> = {}, headers = cookie) {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...about, ...more })) form.set(field, value);
  form.set("file", new Blob([new Uint8Array(bytes)]), name);
  const request = new Request(site.url, { method: "POST", body: form });
  return ask(site.port, pathOf("admin-images"), {
    method: "POST",
    headers: { origin: site.url, "content-type": request.headers.get("content-type") ?? "", ...headers },
    body: Buffer.from(await request.arrayBuffer()),
  });
}

describe("pictures", () => {
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );

  test("a picture is served at an address of its own for good, and shown where its record says", async () => {
    const added = await upload(png, "desk.png");
    expect(added.status).toBe(303);
    const [, id = ""] = /images\/([\w-]{22})\?/.exec(added.headers.location ?? "") ?? [];
    const again = await upload(png, "desk.png", { altEn: "A door" });
    const known = plain((await get(again.headers.location ?? "")).text);
    expect([again.status, ...[words.images.done.known, "A desk", id].map((part) => known.includes(part))]).toEqual([
      ...[303, true, true, true],
    ]);
    const served = await get(imagePath(id, 1), {});
    expect(served.status).toBe(200);
    expect(served.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(served.body.subarray(0, 4).toString()).toBe("RIFF");
    expect((await get(imagePath(id, 2), {})).status).toBe(404);
    const member = shipped("team", "direction");
    expect((await publish({ ...member, image: { image: id } })).status).toBe(303);
    const page = await untilSays(pathOf("about"), imagePath(id, 1));
    expect(page.text).toMatch(new RegExp(`<img src="${imagePath(id, 1)}" alt="" width="96" height="96"`));
    const used = await send(`${pathOf("admin-images")}/${id}`, { do: "delete" });
    expect(used.status).toBe(422);
  });

  test("a picture shown nowhere is deleted, and the list that follows says so", async () => {
    const spare = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#ddccbb" } })
      .png()
      .toBuffer();
    const added = await upload(spare, "spare.png");
    const [, id = ""] = /images\/([\w-]{22})\?/.exec(added.headers.location ?? "") ?? [];
    const deleted = await send(pathOf("admin-image", { image: id }), { do: "delete" });
    expect(deleted.status).toBe(303);
    const list = await get(deleted.headers.location ?? "");
    expect(list.text).toContain(words.images.done.deleted);
    expect(list.text).not.toContain(id);
    expect((await get(imagePath(id, 1), {})).status).toBe(404);
  });

  describe("within its record", () => {
    const path = pathOf("admin-record", { kind: "team", id: "new" });
    const typed = {
      ...{ "role.en": "Sales", "role.fr": "Ventes", zoom: "cover" },
      ...{ "bio.en": "She finds first customers.", "bio.fr": "Elle trouve les premiers clients." },
    };
    const about = { altEn: "Smiling", altFr: "Souriante", permission: "Her mail", permittedOn: "2026-11-20" };
    const named = (more: object = {}) =>
      Object.fromEntries(Object.entries({ ...about, ...more }).map(([name, value]) => [`upload:image:${name}`, value]));
    const portrait = (background: string) =>
      sharp({ create: { width: 500, height: 500, channels: 3, background } })
        .png()
        .toBuffer();
    const sendFile = async (fields: Record<string, string>, file: Buffer | null) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      // If no file is chosen, a browser sends an empty file without a name, and so does this test.
      form.append("upload:image:file", new Blob([new Uint8Array(file ?? [])]), file ? "maya.png" : "");
      const answer = await fetch(`${site.url}${path}`, {
        method: "POST",
        body: form,
        headers: { ...cookie, "sec-fetch-site": "same-origin" },
        redirect: "manual",
      });
      return { status: answer.status, location: answer.headers.get("location") ?? "", text: await answer.text() };
    };
    const chosen = (text: string) =>
      [...text.matchAll(/<input\b[^>]*name="image"[^>]*>/g)]
        .filter(([input]) => input.includes("checked"))
        .map(([input]) => /value="([^"]*)"/.exec(input)?.[1])[0];

    test("a portrait is stored with one press, and the fields that have to be filled in are marked", async () => {
      const { text } = await get(path);
      expect(text).toMatch(/<form [^>]*enctype="multipart\/form-data"/i);
      expect(text).toContain(words.editor.requiredNote);
      expect(/<textarea[^>]*name="role.fr"[^>]*>/.exec(text)?.[0]).toContain('aria-required="true"');
      const name = { "name.en": "Maya Salin", "name.fr": "Maya Salin" };
      const saved = await sendFile({ ...typed, ...name, ...named(), do: "publish" }, await portrait("#335577"));
      expect(saved).toMatchObject({ status: 303, location: expect.stringContaining("/maya-salin") });
      const stored = chosen((await get(saved.location)).text) ?? "";
      expect(stored).toMatch(/^[\w-]{22}$/);
      await untilSays(pathOf("about"), imagePath(stored, 192));
      const fields = { ...typed, "name.en": "Mo Salin", "name.fr": "Mo Salin", ...named({ altEn: "Serious" }) };
      const again = await sendFile({ ...fields, do: "draft" }, await portrait("#335577"));
      const { text: known } = await get(again.location);
      expect([chosen(known), plain(known).includes(words.images.done.known)]).toEqual([stored, true]);
    });

    test("what is missing of the record and of the picture is told at once, and neither is chosen again", async () => {
      const name = { "name.en": "Ines Roux", "name.fr": "" };
      const refused = await sendFile(
        { ...typed, ...name, ...named({ altFr: "", permission: "" }), do: "draft" },
        await portrait("#775533"),
      );
      expect(refused.status).toBe(422);
      for (const part of ["Ines Roux", "Smiling", words.images.keptFile("maya.png"), words.refused.text(3)])
        expect(refused.text).toContain(part);
      const [input = ""] = /<input [^>]*name="upload:image:kept"[^>]*>/.exec(refused.text) ?? [];
      const [, kept = ""] = /value="([^"]*)"/.exec(input) ?? [];
      expect([input.includes("checked"), kept.length > 100]).toEqual([true, true]);
      const again = { ...typed, "name.en": "Ines Roux", "upload:image:keptName": "maya.png", do: "draft" };
      const still = await sendFile({ ...again, ...named(), "upload:image:kept": kept }, null);
      expect([still.status, chosen(still.text)]).toEqual([422, expect.stringMatching(/^[\w-]{22}$/)]);
      const saved = await sendFile({ ...again, "name.fr": "Ines Roux", image: chosen(still.text) ?? "" }, null);
      expect(saved.status).toBe(303);
      expect(chosen((await get(saved.location)).text)).toBe(chosen(still.text));
    });

    test("a file that cannot be taken keeps the record from being saved without it, and its words stay", async () => {
      const name = { "name.en": "Lou Petit", "name.fr": "Lou Petit" };
      const refused = await sendFile({ ...typed, ...name, ...named(), do: "publish" }, Buffer.from("GIF89a"));
      expect(refused.status).toBe(422);
      for (const part of [words.images.refused.wrongType, "Lou Petit", "Souriante"])
        expect(refused.text).toContain(part);
      const forgotten = await sendFile({ ...typed, ...name, ...named(), do: "publish" }, null);
      expect([forgotten.status, forgotten.text.includes(words.images.refused.noFile)]).toEqual([422, true]);
      const givenUp = await sendFile(
        { ...typed, ...name, ...named(), "upload:image:keptName": "a", do: "draft" },
        null,
      );
      expect(givenUp.status).toBe(303);
    });
  });

  test("what is no picture, too large or without words and permission is refused", async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const [bytes, name] of [
      [svg, "logo.svg"],
      [svg, "logo.png"],
      [Buffer.from("GIF89a"), "a.gif"],
      [png.subarray(0, 40), "cut.png"],
      [Buffer.alloc(0), "nothing.png"],
    ] as const)
      expect((await upload(bytes, name)).status, name).toBe(422);
    const refused = await upload(png, "desk.png", { altFr: "  ", permittedOn: "2999-01-01" });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("Say in French what it shows.");
    expect(refused.text).toContain("Enter the day of the permission");
    expect((await upload(Buffer.alloc(6 * 1024 * 1024), "large.png")).status).toBe(413);
    expect((await upload(Buffer.alloc(100 * 1024), "large.png", {}, {})).status).toBe(403);
    expect((await upload(png, "desk.png", {}, founder)).status).toBe(403);
  });
});

describe("articles", () => {
  const article = {
    slug: "sel-et-vignes",
    category: "growth",
    checked: "2026-11-21",
    reviewAfter: "2027-11-21",
    newsletter: "on",
    "fr.title": "Sel et vignes",
    "fr.excerpt": "Ce que deux métiers savent du temps.",
    "fr.body": "## Le sel\n\nIl attend : <script>alert(1)</script>",
    "fr.author": "L’équipe",
  };

  test("is drawn, drafted, published and read; half an article is refused with its fields", async () => {
    const drawn = await send(pathOf("admin-post", { post: "new" }), { ...article, do: "preview" });
    expect(drawn.status).toBe(200);
    expect(drawn.text).toContain('<h2 id="s-le-sel">Le sel</h2>');
    expect(drawn.text).not.toContain("<script>alert");
    const half = { ...article, "fr.excerpt": "", "en.title": "Salt", publishAt: "2035-05-04T09:30" };
    const refused = await send(pathOf("admin-post", { post: "new" }), { ...half, do: "date" });
    expect(refused.status).toBe(422);
    expect(refused.text).toMatch(/name="publishAt"[^>]* value="2035-05-04T09:30"/);
    expect(refused.text).toContain("Fill this in.");
    const untitled = await send(pathOf("admin-post", { post: "new" }), { do: "publish", category: "growth" });
    expect(untitled.status).toBe(422);
    expect(untitled.text).not.toMatch(/name="slug"[^>]* value="[^"]/);
    const drafted = await send(pathOf("admin-post", { post: "new" }), { ...article, "fr.excerpt": "", do: "draft" });
    const [, id = ""] = /posts\/(\d+)\?done=draft/.exec(unmarked(drafted.headers.location)) ?? [];
    expect(Number(id)).toBeGreaterThan(1_000);
    expect((await get("/blog/sel-et-vignes", {})).status).toBe(404);
    expect((await get(pathOf("admin-content"))).text).toContain(`href="${pathOf("admin-post", { post: id })}"`);
    const base = async () =>
      /name="base" value="([^"]*)"/.exec((await get(pathOf("admin-post", { post: id }))).text)?.[1] ?? "";
    expect((await send(pathOf("admin-post", { post: id }), { ...article, do: "publish", base: "x" })).status).toBe(409);
    expect(
      (await send(pathOf("admin-post", { post: id }), { ...article, do: "publish", base: await base() })).status,
    ).toBe(303);
    await untilSays("/blog?lang=fr", "Sel et vignes");
    expect((await get("/blog/sel-et-vignes?lang=fr", {})).text).toContain("Le sel");
    const taken = await send(pathOf("admin-post", { post: "new" }), { ...article, do: "draft" });
    expect(taken.status).toBe(422);
    expect(taken.text).toContain("Another article has this address.");
    const again = { ...article, "fr.title": "Vignes", "fr.body": "## Le sel\n\nIl attend.", do: "publish" };
    expect((await send(pathOf("admin-post", { post: id }), { ...again, base: await base() })).status).toBe(303);
    const history = await get(pathOf("admin-post-history", { post: Number(id) }));
    expect(plain(history.text)).toMatch(/<del lang="fr">Sel et vignes<\/del>.*<ins lang="fr">Vignes<\/ins>/s);
    expect(history.text).not.toContain("<script>alert");
    const [, entry = ""] = /<button(?=[^>]*name="undo")[^>]*value="(\d+)"/.exec(history.text) ?? [];
    const older = await send(pathOf("admin-post-history", { post: Number(id) }), { undo: entry, base: "x" });
    expect([older.status, plain(older.text).includes(words.history.overtaken)]).toEqual([409, true]);
    const undone = await send(pathOf("admin-post-history", { post: Number(id) }), { undo: entry });
    expect([undone.status, unmarked(undone.headers.location)]).toEqual([
      303,
      `${pathOf("admin-post", { post: id })}?done=undone`,
    ]);
    await untilSays("/blog?lang=fr", "Sel et vignes");
    const none = await send(pathOf("admin-post-history", { post: Number(id) }), { undo: "1" });
    expect([none.status, none.text.includes("This no longer exists: choose another one.")]).toEqual([422, true]);
    expect(
      (await send(pathOf("admin-post", { post: id }), { ...article, do: "draft", base: await base() })).status,
    ).toBe(303);
    expect((await get("/blog/sel-et-vignes", {})).status).toBe(404);
  });

  test("shows the uploaded picture that was chosen as its cover, on lists and to social networks", async () => {
    const bytes = await sharp({ create: { width: 1_200, height: 800, channels: 3, background: "#0c2a2d" } })
      .png()
      .toBuffer();
    const uploaded = await upload(bytes, "salt.png", { altFr: "Un tas de sel" });
    const [, id = ""] = /images\/([\w-]{22})/.exec(uploaded.headers.location ?? "") ?? [];
    const editor = await get(pathOf("admin-post", { post: "new" }));
    expect(editor.text).toMatch(new RegExp(`<input(?=[^>]*name="cover")[^>]*value="${id}"`));
    const covered = { ...article, slug: "sel-couvert", cover: id };
    const gone = await send(pathOf("admin-post", { post: "new" }), { ...covered, cover: "x", do: "publish" });
    expect([gone.status, gone.text.includes("This picture no longer exists: choose another one.")]).toEqual([
      422,
      true,
    ]);
    expect((await send(pathOf("admin-post", { post: "new" }), { ...covered, do: "publish" })).status).toBe(303);
    const image = new RegExp(
      `<img src="${imagePath(id, 960)}" srcSet="[^"]*${imagePath(id, 480)} 480w[^"]*" sizes="[^"]*" width="1200" height="800" alt="Un tas de sel"[^>]* class="cover"`,
    );
    expect((await untilSays("/blog?lang=fr", "Sel et vignes")).text).toMatch(image);
    const { text } = await get("/blog/sel-couvert?lang=fr", {});
    expect(text).toMatch(image);
    const social = "/social/articles/sel-couvert.fr.jpg";
    expect(text).toMatch(new RegExp(`property="og:image" content="[^"]*${social}"`));
    expect(text).toContain('property="og:image:alt" content="Un tas de sel"');
    const { status, headers, body } = await get(social, {});
    expect([status, headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(await sharp(body).metadata()).toMatchObject({ format: "jpeg", width: 1_200, height: 630 });
    expect((await get("/social/articles/bsa-air-plafond.fr.jpg", {})).status).toBe(404);
    expect((await get(`${pathOf("admin-images")}/${id}`)).text).toContain("Article: Sel et vignes");
    expect((await send(`${pathOf("admin-images")}/${id}`, { do: "delete" })).status).toBe(422);
  });

  test("e-mails nobody unless its box is ticked, beside the count of readers, and then only once that is pressed again", async () => {
    const path = pathOf("admin-post", { post: "new" });
    const box = /<input(?=[^>]*type="checkbox")(?=[^>]*name="newsletter")[^>]*>/.exec((await get(path)).text)?.[0];
    expect(box).toBeDefined();
    expect(box).not.toMatch(/\schecked\b/);
    const reader = somebody();
    await post(site.port, "/newsletter/send?lang=fr", { email: reader.email }, reader.address);
    const mail = await until(() => site.mails().find((each) => each.includes(`To: ${reader.email}\n`)));
    const [, confirm = ""] = /(\/newsletter\/confirm\/[\w-]{44})/.exec(mail) ?? [];
    expect((await post(site.port, confirm, {})).status).toBe(200);
    expect(plain((await get(path)).text)).toMatch(/Readers now: 0 in English, [12] in French\./);
    const issues = async () => ((await storedIn(site))["newsletter_issue"] ?? []).length;
    const before = await issues();
    const asked = await send(path, { ...article, slug: "sel-et-courriers", do: "publish" });
    expect(plain(asked.text)).toMatch(/[12] readers? will be e-mailed\..*Nothing has been published or sent yet\./s);
    expect((await get("/blog/sel-et-courriers", {})).status).toBe(404);
    expect(await issues()).toBe(before);
  });
});

test("the overview names every article that waits, also beyond the first page of their list", async () => {
  const names = Array.from({ length: 53 }, (_, index) => `brouillon-${index}`);
  for (const slug of names) {
    const draft = { slug, category: "growth", checked: "2026-11-21", reviewAfter: "2027-11-21", "fr.title": slug };
    expect((await send(pathOf("admin-post", { post: "new" }), { ...draft, do: "draft" })).status).toBe(303);
  }
  const { text: waiting } = await get(pathOf("admin-content"));
  const { text: found } = await get(`${pathOf("admin-content")}?query=brouillon`);
  expect(names.filter((name) => !waiting.includes(`>${name}<`))).toEqual([]);
  expect(names.filter((name) => !found.includes(`>${name}<`))).toEqual([]);
});

test("the search over content looks into texts and figures", async () => {
  for (const query of ["9900", "9,900"]) {
    const found = plain((await get(`${pathOf("admin-content")}?query=${query}`)).text);
    expect(found).toContain(`href="${pathOf("admin-record", { kind: "fact", id: "offer.upfront_fee" })}"`);
    expect(found).toMatch(/href="\/admin\/content\/(?!fact)[a-z-]+\/[^"]+"[^]*9,900/);
  }
  expect((await get(`${pathOf("admin-records", { kind: "fact" })}?query=9900`)).text).toContain(
    pathOf("admin-record", { kind: "fact", id: "offer.upfront_fee" }),
  );
  expect((await get(`${pathOf("admin-content")}?query=zzzzzz`)).text).toContain("Nothing matches.");
});

test("every list of content is a file of what is filtered", async () => {
  const linesOf = async (path: string) => {
    const { status, headers, text } = await get(path);
    expect([status, headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
    return text.trim().split("\r\n");
  };
  const facts = records.filter(({ kind }) => kind === "fact");
  const file = await linesOf(csvPath(pathOf("admin-records", { kind: "fact" })));
  expect(file).toHaveLength(facts.length + 1);
  expect(file.find((line) => line.startsWith('"offer.upfront_fee"'))).toContain("€9,900");
  const unconfirmed = facts.filter((fact) => "confirm" in fact && fact.confirm);
  expect(await linesOf(`${csvPath(pathOf("admin-records", { kind: "fact" }))}?state=confirm`)).toHaveLength(
    unconfirmed.length + 1,
  );
  expect((await get("/admin")).text).toContain(`href="${pathOf("admin-records", { kind: "fact" })}?state=confirm"`);
  const fee = await get(`${pathOf("admin-records", { kind: "fact" })}?query=UPFRONT+fee`);
  expect(fee.text.match(/<th scope="row">/g)?.length).toBeLessThan(5);
  expect(fee.text).toContain(`href="${pathOf("admin-record", { kind: "fact", id: "offer.upfront_fee" })}"`);
  expect((await get(`${pathOf("admin-records", { kind: "team" })}?query=zzz`)).text).toContain("Nothing matches.");
  const posts = csvPath(pathOf("admin-posts"));
  expect(await linesOf(`${posts}?query=dilution&status=draft`)).toHaveLength(1);
  const found = await linesOf(`${posts}?query=dilution&lang=fr`);
  expect(found[0]).toContain('"Titre";"Adresse"');
  expect(found.some((line) => line.includes("dilution-trois-tours"))).toBe(true);
  expect((await linesOf(posts)).length).toBeGreaterThan(found.length);
  expect((await linesOf(csvPath(pathOf("admin-images")))).length).toBeGreaterThan(0);
  expect((await get(csvPath(pathOf("admin-records", { kind: "nothing" })))).status).toBe(404);
});
