import sharp from "sharp";
import { expect, test } from "vitest";
import { founderToPublish, publishable, saysYes, sendAs } from "../peers/publish.ts";
import { sharedSite } from "../peers/shared-site.ts";
import { signInAs } from "../peers/sign-in.ts";
import { ask } from "./ask.ts";

const site = sharedSite();
const page = "/startup/profil/logo";
const tab = "/startup/dashboard/profil-investisseur";
const list = "/investisseur/deals";

const get = (cookie: string, path: string, headers: Record<string, string> = {}) =>
  ask(site.port, path, { headers: { ...(cookie && { cookie }), ...headers } });

async function send(cookie: string, bytes: Buffer, name: string) {
  const form = new FormData();
  form.append("intent", "save");
  form.append("file", new Blob([new Uint8Array(bytes)]), name);
  const { headers, body } = new Response(form) as { headers: Headers; body: ReadableStream };
  return ask(site.port, page, {
    method: "POST",
    headers: { "content-type": headers.get("content-type") ?? "", cookie, "sec-fetch-site": "same-origin" },
    body: Buffer.from(await new Response(body).arrayBuffer()),
  });
}

const drawing = () =>
  sharp({ create: { width: 700, height: 700, channels: 3, background: "#b4232a" } })
    .png()
    .toBuffer();

test("a logo is seen by its founder, by approved investors once it is published, and by nobody once removed", async () => {
  const founder = await founderToPublish(site);
  const stored = await send(founder.cookie, await drawing(), "logo.png");
  expect([stored.status, stored.headers["location"]]).toEqual([303, expect.stringContaining("done=save")]);
  expect((await get(founder.cookie, String(stored.headers["location"]))).text).toContain("Logo enregistré.");
  const address = `/startups/${founder.id}/logo`;
  const own = await get(founder.cookie, address);
  expect([own.status, own.headers]).toEqual([
    200,
    expect.objectContaining({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-cache",
    }),
  ]);
  expect((await sharp(own.body).metadata()).width).toBe(512);
  const etag = String(own.headers.etag);
  expect((await get(founder.cookie, address, { "if-none-match": etag })).status).toBe(304);

  const investor = await signInAs(site, "investor", { approved: true, lang: "fr" });
  const pending = await signInAs(site, "investor", { approved: false });
  const other = await signInAs(site, "founder");
  const statuses = async () =>
    Promise.all([investor, pending, other].map(async ({ cookie }) => (await get(cookie, address)).status));
  expect(await statuses()).toEqual([404, 404, 404]);
  expect((await get("", address)).status).toBe(303);
  await sendAs(
    site,
    founder.cookie,
    tab,
    { intent: "publish", customers: "B2B", deepTech: "no" },
    "&shown=description",
  );
  await saysYes(site, founder);
  expect(await statuses()).toEqual([200, 404, 404]);
  const places = [
    [investor.cookie, `${list}/${founder.id}`],
    [investor.cookie, list],
    [founder.cookie, "/startup/dashboard"],
    [founder.cookie, `${tab}/apercu`],
    [founder.admin.cookie, `/admin/startups/${founder.id}`],
  ] as const;
  for (const [cookie, path] of places) expect((await get(cookie, path)).text, path).toContain(`${address}?version=`);

  await sendAs(site, founder.cookie, tab, { intent: "withdraw" });
  expect(await statuses()).toEqual([404, 404, 404]);
  await sendAs(
    site,
    founder.cookie,
    tab,
    { intent: "publish", customers: "B2B", deepTech: "no" },
    "&shown=description",
  );
  expect((await get(investor.cookie, address, { "if-none-match": etag })).status).toBe(304);
  const older = await sendAs(site, founder.admin.cookie, `/admin/startups/${founder.id}?lang=en`, {
    ...{ intent: "remove-logo", logo: "another" },
  });
  expect([older.status, older.text.includes("The founder has changed the logo since")]).toEqual([409, true]);
  const removal = await sendAs(site, founder.admin.cookie, `/admin/startups/${founder.id}`, { intent: "remove-logo" });
  expect([removal.status, removal.headers["location"]]).toEqual([303, expect.stringContaining("done=remove-logo")]);
  expect((await get(investor.cookie, address, { "if-none-match": etag })).status).toBe(404);
  for (const [cookie, path] of places) expect((await get(cookie, path)).text, path).not.toContain(address);
});

test("a new name that was refused is called neither seen nor about to be seen by investors", async () => {
  const founder = await founderToPublish(site);
  await sendAs(
    site,
    founder.cookie,
    tab,
    { intent: "publish", customers: "B2B", deepTech: "no" },
    "&shown=description",
  );
  await saysYes(site, founder);
  const desk = `/admin/startups/${founder.id}`;
  const renamed = { ...publishable, startup_name: "Marmelade Plus" };
  await sendAs(site, founder.cookie, "/startup/profil", { step: "1", ...renamed });
  expect((await get(founder.cookie, `${tab}/apercu`)).text).toContain("dès que nous aurons accepté");
  const refusal = { intent: "publish", verdict: "no", reason: "Ce nom est pris." };
  expect((await sendAs(site, founder.admin.cookie, desk, refusal)).status).toBe(303);
  const preview = (await get(founder.cookie, `${tab}/apercu`)).text;
  expect(preview).toContain("les investisseurs continuent de voir ce qu’ils voyaient");
  expect(preview).not.toContain("dès que nous aurons accepté");
  const page = (await get(founder.admin.cookie, `${desk}?lang=en`)).text;
  expect(page).toContain("What the founder proposes");
  expect(page).toContain("under the name “Marmelade”");
});

test("a file that is no logo is refused in words, without script", async () => {
  const { cookie } = await signInAs(site, "founder", { lang: "fr" });
  const svg = await send(cookie, Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "logo.png");
  expect([svg.status, svg.text.includes("Exporte-le en PNG")]).toEqual([422, true]);
  const heavy = await send(cookie, Buffer.concat([await drawing(), Buffer.alloc(1_100_000)]), "logo.png");
  expect([heavy.status, heavy.text.includes("Ce fichier dépasse 1\u00A0Mo")]).toEqual([422, true]);
  const none = await sendAs(site, cookie, page, { intent: "save" });
  expect([none.status, none.text.includes("Choisis une image.")]).toEqual([422, true]);
  expect((await get(cookie, page)).text).toContain("Pas encore de logo");
});
