import { expect, test } from "vitest";
import { pathOf } from "../../app/paths.ts";
import { founderToPublish, sendAs } from "../peers/publish.ts";
import { sharedSite } from "../peers/shared-site.ts";
import { signInAs } from "../peers/sign-in.ts";
import { ask } from "./ask.ts";

const site = sharedSite();

const read = async (path: string, cookie: string) => {
  const { text } = await ask(site.port, path, { headers: { cookie } });
  return text.slice(text.indexOf("<main"), text.indexOf("</main>"));
};

test("a founder whose profile is under review or refused reads so in its preview and among the introductions", async () => {
  const { id, cookie, admin } = await founderToPublish(site);
  const publishing = { intent: "publish", customers: "B2B", deepTech: "no" };
  const asked = await sendAs(site, cookie, pathOf("founder-visibility"), publishing, "&shown=description");
  expect(asked.status).toBe(303);
  const preview = () => read(pathOf("founder-visibility-preview"), cookie);
  const ofDesk = () => read(pathOf("admin-startup", { startup: id }), admin.cookie);
  const introductions = () => read(pathOf("founder-introductions"), cookie);
  expect(await preview()).toContain("nous le relisons");
  expect(await preview()).not.toContain("Publiée le");
  expect(await ofDesk()).not.toMatch(/Publiée le|Published on/);
  expect(await introductions()).toContain("Voir où en est mon profil");
  const no = { intent: "publish", verdict: "no", reason: "Le nom est celui d’une autre société." };
  expect((await sendAs(site, admin.cookie, pathOf("admin-startup", { startup: id }), no)).status).toBe(303);
  expect(await preview()).toContain("corrige-le et nous le relirons");
  expect(await preview()).not.toContain("Publiée le");
  expect(await introductions()).not.toContain("Publier mon profil");
  const profile = await read(pathOf("founder-visibility"), cookie);
  expect(profile).toMatch(/À faire maintenant[^]*Corrige ce que nous n’avons pas accepté/);
  const reader = await signInAs(site, "founder", { lang: "fr", seat: { id, role: "reader" } });
  expect(await read(pathOf("founder-introductions"), reader.cookie)).not.toContain("tu as 14");
});
