import { describe, expect, test } from "vitest";
import { pathOf } from "../../app/paths.ts";
import { words as unsent } from "../../app/shell/unsent-words.en.ts";
import { signInAs } from "../peers/sign-in.ts";
import { sharedSite } from "../peers/shared-site.ts";
import { ask, formBody, urlencoded } from "./ask.ts";

const site = sharedSite();

const get = (path: string, cookie?: string) => ask(site.port, path, { headers: cookie ? { cookie } : {} });
const send = (path: string, cookie: string, headers: Record<string, string> = {}, fields = {}) =>
  ask(site.port, path, { method: "POST", headers: { ...urlencoded, cookie, ...headers }, body: formBody(fields) });

describe("a session", () => {
  test("opens the account, past the kept pages and into no memory", async () => {
    const { cookie, email } = await signInAs(site, "founder");
    for (const path of [pathOf("account"), pathOf("home"), pathOf("program")]) {
      const page = await get(path, cookie);
      expect([page.status, page.headers["cache-control"]]).toEqual([200, "no-store"]);
      expect(page.headers["vary"]).toContain("Cookie");
    }
    expect((await get(pathOf("account"), cookie)).text).toContain(email);
    const stranger = await get(pathOf("home"));
    expect(stranger.headers["cache-control"]).toBe("private, no-cache");
    expect(stranger.text).not.toContain(email);
  });

  test.each([
    ["admin", "/admin", ["Admin", "Admin"], ["/admin", "/account"]],
    ["founder", "/startup/dashboard", ["Startup", "Startup"], ["/startup-dashboard", "/startup-profile", "/account"]],
    [
      "investor",
      "/investisseur/dashboard",
      ["Investor", "Investisseur"],
      ["/investor-dashboard", "/investor-profile", "/account"],
    ],
  ] as const)(
    "shows a %s what they are, their pages, and their name at their e-mail",
    async (role, own, labels, paths) => {
      const { cookie, email } = await signInAs(site, role, { firstName: "Zoé", lastName: "Sel" });
      const { text } = await get(pathOf("home"), cookie);
      const lists = [...text.matchAll(/<ul class="menu-entries">.*?<\/ul>/gs)].map(([list]) => list);
      const linked = lists.map((list) => [...list.matchAll(/href="([^"]*)"/g)].map(([, path]) => path));
      expect(linked).toContainEqual(paths);
      expect(text).toContain(`title="Zoé Sel &lt;${email}&gt;"`);
      for (const [index, lang] of ["en", "fr"].entries()) {
        const [bar = ""] =
          /<div class="bar-end">.*?<details/s.exec((await get(`${pathOf("home")}?lang=${lang}`, cookie)).text) ?? [];
        const [first] = [...bar.matchAll(/<a\b[^>]* href="([^"]*)"/g)].map(([, path]) => path);
        const label = /class="account-role">([^<]*)</.exec(bar)?.[1];
        expect([first, label]).toEqual([own, labels[index]]);
      }
    },
  );

  test("a stranger is sent to sign in, and back", async () => {
    const answer = await get(`${pathOf("account")}?a=1`);
    expect([answer.status, answer.headers["location"]]).toEqual([303, pathOf("sign-in", { to: "/account?a=1" })]);
    const forged = await get(pathOf("account"), `session=${"A".repeat(43)}`);
    expect([forged.status, forged.headers["set-cookie"]?.[0]]).toEqual([
      303,
      "session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
    ]);
  });

  test("is over after signing out: on pages, data and actions", async () => {
    const { cookie } = await signInAs(site, "investor");
    const left = await send(pathOf("sign-out"), cookie, { "sec-fetch-site": "same-origin" });
    expect([left.status, left.headers["location"]]).toEqual([303, "/"]);
    expect(left.headers["clear-site-data"]).toBe('"cache", "storage"');
    expect(left.headers["set-cookie"]?.[0]).toContain("Max-Age=0");
    expect((await get(pathOf("account"), cookie)).status).toBe(303);
    expect((await get(`${pathOf("account")}.data`, cookie)).text).not.toContain("startup.example");
    const typed = { intent: "details", first_name: "Zoé de <Sète>", current_password: "flamants roses et sel" };
    const late = await send(pathOf("account"), cookie, { "sec-fetch-site": "same-origin" }, typed);
    expect([late.status, late.headers["cache-control"]]).toEqual([401, "no-store"]);
    expect(late.text).toContain(unsent.title);
    expect(late.text).toContain('name="first_name" value="Zoé de &lt;Sète&gt;"');
    expect(late.text).toContain(`href="${pathOf("sign-in", { to: pathOf("account") })}"`);
    expect(late.text).not.toContain("flamants");
  });

  test("changes nothing at the word of another site, nor of one that does not say where it is", async () => {
    const { cookie } = await signInAs(site, "founder");
    for (const headers of [{}, { origin: "https://evil.test" }, { origin: "null" }, { "sec-fetch-site": "cross-site" }])
      for (const path of [pathOf("sign-out"), pathOf("language"), pathOf("account")])
        expect((await send(path, cookie, headers as Record<string, string>)).status).toBe(403);
    expect((await get(pathOf("account"), cookie)).status).toBe(200);
  });
});
