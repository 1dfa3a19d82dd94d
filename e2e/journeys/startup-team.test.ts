import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { words as authEn } from "../../app/auth/words.en.ts";
import { words as en } from "../../app/founder/team/words.en.ts";
import { words as invitationEn } from "../../app/invitation/words.en.ts";
import { csvPath, pathOf } from "../../app/paths.ts";
import { masked } from "../../app/shell/masked.ts";
import { signInAs } from "../peers/sign-in.ts";
import { eventually, newEmail, spaced, visitors } from "./visitors.ts";

const { visit, mailsTo, site } = visitors();

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]:visible`);

async function mailed(email: string, begins: string) {
  const link = () =>
    mailsTo(email)
      .map((mail) => new RegExp(`${begins}[\\w-]+`).exec(mail.replaceAll("=\n", ""))?.[0])
      .findLast(Boolean);
  await eventually(() => link() !== undefined).toBe(true);
  return link() ?? "";
}

test("a co-founder is invited, signs up from the mail, joins, edits a figure and is out once removed", async () => {
  const owner = await visit();
  const { cookie } = await signInAs(site(), "founder", { firstName: "Ada", lastName: "Salin", lang: "en" });
  const [name = "", ...value] = cookie.split("=");
  await owner.context().addCookies([{ name, value: value.join("="), url: site().url }]);
  const email = newEmail("noe");
  await owner.goto(`${pathOf("founder-team")}?lang=en`);
  await field(owner, "email").fill(email);
  await press(owner, en.send);
  await owner.getByText(en.done["invite"]?.title ?? "").waitFor();

  const theirs = await visit({ provoked: /status of (403|404)/ });
  await theirs.goto(`${await mailed(email, "/invitation/")}?lang=en`);
  await theirs.getByRole("link", { name: invitationEn.signUp, exact: true }).click();
  await theirs.getByText(authEn.signUp.invitedAddress(masked(email))).waitFor();
  await field(theirs, "first_name").fill("Noé");
  await field(theirs, "last_name").fill("Aubin");
  await field(theirs, "password").fill("flamants roses et sel");
  await field(theirs, "terms").check();
  await press(theirs, authEn.signUp.submit);
  await theirs.getByRole("heading", { level: 1, name: authEn.sent.title }).waitFor();
  await theirs.goto(await mailed(email, "/auth/confirm/"));
  await press(theirs, authEn.confirm.submit);
  await press(theirs, invitationEn.accept);
  await theirs.waitForURL((url) => url.pathname === pathOf("founder-team"));

  const numbers = pathOf("founder-check-in");
  await theirs.goto(numbers);
  for (const [box, typed] of Object.entries({
    mrr: "12300",
    cash: "52000",
    burnRate: "10500",
    cac: "150",
    churnRate: "4.5",
  }))
    await field(theirs, box).fill(typed);
  await field(theirs, "mrr").press("Enter");
  await theirs.waitForURL(/done=check-in/);
  await owner.goto(numbers);
  await eventually(async () => spaced(await owner.locator("main").innerText())).toContain("12,300");

  await theirs.goto(numbers);
  await owner.goto(pathOf("founder-team"));
  await press(owner, en.removeNamed("Noé Aubin"));
  await owner.getByText(en.done["remove"]?.title ?? "").waitFor();
  await field(theirs, "mrr").fill("1");
  const answer = theirs.waitForResponse((each) => each.request().method() === "POST");
  await field(theirs, "mrr").press("Enter");
  expect([403, 404]).toContain((await answer).status());
  for (const path of [numbers, csvPath(numbers), `${numbers}.data`])
    expect([path, (await theirs.context().request.get(path)).status()]).toEqual([path, 404]);
  await theirs.goto(pathOf("notifications"));
  expect(await theirs.locator("main").innerText()).not.toContain("12,300");
  await owner.goto(numbers);
  await eventually(async () => spaced(await owner.locator("main").innerText())).toContain("12,300");
});
