import { expect, test } from "vitest";
import { pathOf } from "../../app/paths.ts";
import { closedMonth, monthFrom } from "../../domain/kpi/check-in.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { demoNumbers } from "../peers/check-ins.ts";
import { publishable, sendAs } from "../peers/publish.ts";
import { sharedSite } from "../peers/shared-site.ts";
import { signInAs } from "../peers/sign-in.ts";
import { ask } from "./ask.ts";

const site = sharedSite();
const [copilot, visibility] = [pathOf("founder-dashboard"), pathOf("founder-visibility")];
const question = "combien de mois me reste-t-il avant la sécheresse ?";

/** Content that only the plan Elite shows: texts of the page, and names and values in the page's loader data. */
const elites = {
  page: ["Ouvrir les scénarios", "Dernier contact investisseur", "depuis le", question],
  data: ["caution", "openedAt", "burnt", "helpsWith", question],
};
/** Content that the plans Visible and Elite show, but not the plan Free. */
const counted = {
  page: ["Aucune visite de ton profil n’a encore été comptée", "Activité récente"],
  data: ["clicksThisWeek", "activeInvestors"],
};
const teaser = ["Elite requis", "Activer mon CoPilot Elite", "Ce que comprennent Free et Elite", 'href="/pricing"'];

test("a plan that does not open something draws what it would open, and the answer holds none of it", async () => {
  const { cookie, id } = await signInAs(site, "founder", { lang: "fr" });
  const admin = await signInAs(site, "admin");
  const desk = (fields: Record<string, string>) =>
    sendAs(site, admin.cookie, pathOf("admin-person", { id }), { ...fields, reason: "Test" });
  const grant = (plan: string) => desk({ intent: "grant", plan, starts_on: parisDay(new Date()), ends_on: "" });
  const read = async () => {
    const texts = [];
    for (const path of [copilot, visibility, `${copilot}.data`, `${visibility}.data`]) {
      const answer = await ask(site.port, path, { headers: { cookie } });
      expect([path, answer.status]).toEqual([path, 200]);
      texts.push(answer.text.replace(/<!--.*?-->/g, ""));
    }
    const [first, second, firstData, secondData] = texts;
    return { page: `${first}${second}`, data: `${firstData}${secondData}` };
  };
  const found = async ({ page, data }: typeof elites) => {
    const answer = await read();
    return {
      page: page.filter((part) => answer.page.includes(part)),
      data: data.filter((part) => answer.data.includes(part)),
      inPage: data.filter((part) => answer.page.includes(part)),
      teaser: teaser.filter((part) => answer.page.includes(part)),
    };
  };
  const nothing = { page: [], data: [], inPage: [] };

  await sendAs(site, cookie, pathOf("founder-profile"), { step: "1", ...publishable });
  const due = closedMonth(parisDay(new Date()));
  for (const { back, mrr, cash, burn, cac, churn } of demoNumbers)
    await sendAs(site, cookie, pathOf("founder-check-in"), {
      ...{ month: monthFrom(due, back + 1).slice(0, 7), mrr: `${mrr}`, cash: `${cash}`, burnRate: `${burn}` },
      ...{ cac: `${cac}`, churnRate: `${churn}` },
    });
  await sendAs(site, cookie, pathOf("founder-readiness"), { intent: "scan" });
  await grant("elite");
  await sendAs(site, cookie, pathOf("founder-copilot"), { message: question });
  expect(await found(elites)).toEqual({ ...elites, inPage: elites.data, teaser: ['href="/pricing"'] });
  expect(await found(counted)).toMatchObject(counted);

  await desk({ intent: "end-plan" });
  expect(await found(elites)).toEqual({ ...nothing, teaser });
  expect(await found(counted)).toMatchObject(nothing);
  expect((await read()).page).toContain("Visible requis");
  await grant("visible");
  expect(await found(elites)).toEqual({ ...nothing, teaser });
  expect(await found(counted)).toMatchObject(counted);
  await grant("elite");
  expect((await found(elites)).page).toEqual(elites.page);
});
