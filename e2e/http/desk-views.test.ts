import { afterAll, beforeAll, expect, test } from "vitest";
import { words as en } from "../../app/desk/words.en.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type Site, startSite } from "../peers/site.ts";
import { ask, urlencoded } from "./ask.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1" } });
});
afterAll(() => site?.dispose());

const get = (path: string, cookie: string) => ask(site.port, path, { headers: { cookie: `${cookie}; lang=en` } });
const send = (fields: Record<string, string>, cookie: string) =>
  ask(site.port, "/admin/views", {
    method: "POST",
    headers: { ...urlencoded, cookie: `${cookie}; lang=en`, "sec-fetch-site": "same-origin" },
    body: new URLSearchParams(fields).toString(),
  });

test("a list is saved as a view without its search, shared with those who may open the list, and leads nowhere else", async () => {
  const manager = await signInAs(site, "team", { functions: ["manager"], firstName: "Ana", lastName: "Roz" });
  const admin = await signInAs(site, "admin");
  const reviewer = await signInAs(site, "team", { functions: ["reviewer"] });
  const view = { intent: "save-view", list: "leads", name: "Unanswered", shared: "on" };
  const query = "https://elsewhere.example/?q=jeanne&state=unanswered&columns=form&columns=state&sort=email";
  const saved = await send({ ...view, query: query.split("?")[1] ?? "" }, manager.cookie);
  expect(saved.status).toBe(303);
  const address = "/admin/leads?state=unanswered&columns=form%2Cstate&sort=email";
  expect(saved.headers.location).toContain(address);
  const link = address.replaceAll("&", "&amp;");
  const seen = await get(address, admin.cookie);
  expect([seen.status, seen.text.includes(link), seen.text.includes("Ana Roz")]).toEqual([200, true, true]);
  expect((await get("/admin/applications", admin.cookie)).text).not.toContain("Unanswered");
  const headings = async (path: string) => (await get(path, admin.cookie)).text.match(/<th scope="col"/g)?.length;
  expect(await headings("/admin/people?columns=role")).toBe(2);
  expect(await headings("/admin/people?columns=unknown")).toBe(4);

  const taken = await send({ ...view, query: "state=new" }, manager.cookie);
  const { problems, replace } = en.views;
  expect([taken.status, taken.text.includes(problems["taken"] ?? ""), taken.text.includes(replace)]).toEqual([
    ...[409, true, true],
  ]);
  expect((await get(address, admin.cookie)).text).toContain(link);
  const replaced = await send({ ...view, query: query.split("?")[1] ?? "", replaces: "on" }, manager.cookie);
  expect(replaced.status).toBe(303);

  expect((await send({ ...view, name: "" }, manager.cookie)).text).toContain(en.views.errors["nameRequired"]);
  expect((await send({ ...view, list: "../account" }, manager.cookie)).status).toBe(422);
  expect((await send({ ...view, query: "" }, reviewer.cookie)).status).toBe(403);
  expect((await get("/admin/views", reviewer.cookie)).text).toContain(en.views.none);
  const founder = await signInAs(site, "founder");
  expect((await send({ ...view, query: "" }, founder.cookie)).status).toBe(403);
  const odd = await send({ ...view, name: "Odd", query: "//elsewhere.example" }, manager.cookie);
  expect(odd.headers.location).toMatch(/^\/admin\/leads\?/);
});
