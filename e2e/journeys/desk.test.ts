import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { languages } from "../../platform/language/language.ts";
import { parisLocal } from "../../platform/language/paris-time.ts";
import { hostile } from "../hostile.ts";
import { contactFields, post, programmeFields, somebody } from "../http/ask.ts";
import { answersLeaveAtOnce } from "../peers/answer-terms.ts";
import { signInAs } from "../peers/sign-in.ts";
import { breaches } from "./breaches.ts";
import { tabTo } from "./focus.ts";
import { eventually, isAlive, spaced, visitorsOfOwnSite } from "./visitors.ts";

const { visit, mailsTo, site } = visitorsOfOwnSite(() => ({}), [answersLeaveAtOnce]);

async function onDesk(more: Parameters<typeof visit>[0] = {}) {
  const page = await visit(more);
  const { cookie } = await signInAs(site(), "admin", { firstName: "Camille", lastName: "Martin" });
  const [name = "", value = ""] = cookie.split("=");
  await page.context().addCookies([{ name, value, url: site().url }]);
  return page;
}

async function apply(change: Record<string, string> = {}) {
  const { email, address } = somebody();
  const { url, port } = site();
  const fields = programmeFields(email, change);
  const form = await fetch(`${url}/application?lang=fr`);
  const intake = /name="intake" value="([\d-]+)"/.exec(await form.text())?.[1] ?? "";
  const sent = await post(port, "/application/send?lang=fr", { ...fields, intake }, { ...address, cookie: "lang=fr" });
  expect(sent.status, sent.text).toBe(200);
  return email;
}

const mailed = (email: string, says: RegExp) =>
  eventually(() => mailsTo(email).some((mail) => says.test(spaced(mail)))).toBe(true);

/** The browser decides the order of day and month, so both orders are tried. */
async function typeTime(page: Page, moment: Date) {
  const wanted = parisLocal(moment);
  const [year = "", month = "", day = "", hour = "", minute = ""] = wanted.split(/[-T:]/);
  const half = Number(hour) < 12 ? "AM" : "PM";
  const american = [`${month}${day}${year}`, `${String(Number(hour) % 12 || 12).padStart(2, "0")}${minute}${half}`];
  for (const [date = "", time = ""] of [american, [`${day}${month}${year}`, `${hour}${minute}`]]) {
    await page.keyboard.type(date);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.type(time);
    if ((await page.locator(":focus").inputValue()) === wanted) return;
    for (let part = 0; part < 6; part += 1) await page.keyboard.press("ArrowLeft");
  }
  throw new Error(`${wanted} cannot be typed`);
}

test("an application from its arrival to the mail of its decision, with the keyboard alone", async () => {
  const email = await apply({ companyName: "Sansouire", pitch: "Du sel pour les restaurants." });
  const page = await onDesk({ provoked: /422/ });
  await page.goto("/admin");
  await tabTo(page, /^a .*applications? needs? a first reply/);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Applications" }).waitFor();
  await tabTo(page, /^a .*Sansouire/);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Sansouire" }).waitFor();
  expect(spaced(await page.locator("main").textContent())).toContain("Du sel pour les restaurants.");

  await tabTo(page, /^textarea text/);
  await page.keyboard.type(" ");
  await tabTo(page, /^button intent .*Add the note/);
  await page.keyboard.press("Enter");
  await page.getByText("Please write the note first.").waitFor();
  await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
  await page.keyboard.type("Asked a client: they pay.");
  await tabTo(page, /^button intent .*Add the note/);
  await page.keyboard.press("Enter");
  await page.locator(".desk-log", { hasText: "they pay." }).waitFor();

  await page.reload();
  await tabTo(page, /^input time1/);
  await typeTime(page, new Date(Date.now() + 3 * 24 * 3_600_000));
  await tabTo(page, /^input where/);
  await page.keyboard.type("04 67 00 00 00");
  await tabTo(page, /^textarea reason/);
  await page.keyboard.type("Clients who pay");
  await tabTo(page, /^button intent .*Show the e-mail/);
  await page.keyboard.press("Enter");
  await page.getByText("Outside the days announced for this intake.").waitFor();
  await tabTo(page, /^input anyway/);
  await page.keyboard.press("Space");
  await page.locator("[data-mail]", { hasText: "04 67 00 00 00" }).waitFor();
  await page.keyboard.press("Control+Enter");
  await page.getByRole("heading", { name: "Final decision" }).waitFor();
  await mailed(email, /Choisissez l’heure de notre appel/);

  await page.reload();
  await tabTo(page, /^input verdict/);
  await page.keyboard.press("Space");
  expect(await page.locator('[name="verdict"]:checked').getAttribute("value")).toBe("yes");
  await tabTo(page, /^textarea line/);
  await page.keyboard.type("Bienvenue à bord.");
  await tabTo(page, /^textarea reason/);
  await page.keyboard.type("A place is free");
  // Waits for the mail's preview, because the button that sends the mail appears only together with it.
  await page.locator("[data-mail]", { hasText: "Bienvenue à bord." }).waitFor();
  await tabTo(page, /^button intent .*Decide/);
  // Presses Enter twice: the decision must be stored once, without a message that another person has already decided.
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.getByText("Accepted: their place is taken. If they aren’t coming after all, free it here.").waitFor();
  await mailed(email, /votre candidature est retenue.*Bienvenue à bord\./);
  await page.getByText("Places taken: 1 of 4").waitFor();
});

test("the decision is beside the answers where there is room and follows them on a phone; the menu needs no fold", async () => {
  await apply({ companyName: "Obione" });
  const page = await onDesk();
  await page.goto("/admin/applications?view=all");
  await page.getByRole("link", { name: "Obione" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Obione" }).waitFor();
  const boxOf = async (title: string) => {
    const box = await page
      .locator("section", { has: page.getByRole("heading", { level: 2, name: title }) })
      .boundingBox();
    if (!box) throw new Error(`${title} is not on the screen`);
    return { ...box, right: box.x + box.width, bottom: box.y + box.height };
  };
  const boxes = async () => ({
    answers: await boxOf("Their answers"),
    decision: await boxOf("Invite to the call"),
    notes: await boxOf("Notes"),
  });
  for (const width of [1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { answers, decision, notes } = await boxes();
    expect(decision.x).toBeGreaterThan(answers.right);
    expect(decision.y).toBeLessThan(answers.bottom);
    expect(notes.right).toBeLessThan(decision.x);
    const hidden = await page.evaluate(() =>
      [".desk-bar", ".desk-foot"].map((part) => {
        const box = document.querySelector(part);
        return box && box.scrollHeight - box.clientHeight;
      }),
    );
    expect(hidden).toEqual([0, 0]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const { answers, decision, notes } = await boxes();
  expect(decision.y).toBeGreaterThan(answers.bottom);
  expect(notes.y).toBeGreaterThan(decision.bottom);
});

test("the next applicant's file holds no form and no word of the one before", async () => {
  for (const companyName of ["Galet", "Varech"]) await apply({ companyName });
  const page = await onDesk({ provoked: /422/ });
  await page.goto("/admin/applications");
  await page.getByRole("link", { name: "Galet" }).last().click();
  await page.getByLabel("Time 1").fill(parisLocal(new Date(Date.now() + 5 * 24 * 3_600_000)));
  await page.locator('[name="where"]').fill("04 67 00 00 00");
  await page.locator('[name="reason"]').first().fill("Clients who pay");
  const send = page.getByRole("button", { name: "Send the invitation" });
  const show = page.getByRole("button", { name: "Show the e-mail" });
  const next = page.getByRole("heading", { level: 1, name: /^(?!Galet)/ });
  const anyway = page.getByLabel("Suggest these times anyway");
  // Today's date decides whether the page asks to confirm the times, so the test accepts both cases.
  await show.click();
  await send.or(anyway).first().waitFor();
  if (await anyway.isVisible()) await anyway.check();
  await send.click();
  await next.waitFor();
  await page.getByRole("heading", { name: "Invite to the call" }).waitFor();
  expect(await page.locator(".application-file form").count()).toBe(3);
  expect(await page.getByRole("heading", { name: "Final decision" }).count()).toBe(0);
  expect(await page.locator('[name="reason"]').first().inputValue()).toBe("");
  expect(await page.getByLabel("Time 1").inputValue()).toBe("");
});

test("keys press the buttons that name them, decide nothing unread, and can be turned off", async () => {
  await apply({ companyName: "Goémon" });
  const email = await apply({ companyName: "Bigorneau" });
  const page = await onDesk();
  await page.goto("/admin/applications?view=first");
  await page.getByRole("link", { name: "Bigorneau" }).first().click();
  const file = async (name: string) => {
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await eventually(() => isAlive(page)).toBe(true);
  };
  await file("Bigorneau");
  const list = page.getByRole("navigation", { name: "Applications" });
  const names = (await list.getByRole("link").allTextContents()).map((name) => name.trim());
  const at = names.indexOf("Bigorneau");
  await page.keyboard.press("k");
  await file(names[at - 1] ?? "");
  await page.keyboard.press("j");
  await file("Bigorneau");
  expect(await list.locator("[aria-current=page]").textContent()).toBe("Bigorneau");
  await page.keyboard.press("x");
  expect(await list.getByRole("checkbox", { name: /Bigorneau/ }).isChecked()).toBe(true);
  await page.keyboard.press("n");
  await page.keyboard.type("nijd");
  expect(await page.locator('[name="text"]').inputValue()).toBe("nijd");
  await page.keyboard.press("Control+Enter");
  await page.locator(".desk-log", { hasText: "nijd" }).waitFor();
  // Here no mail is shown, so Ctrl+Enter must send nothing.
  await page.locator("h1").click();
  await page.keyboard.press("Control+Enter");
  await page.keyboard.press("d");
  await file("Decline 1 application");
  await page.locator("[name=reason]").fill("Too early");
  await page.locator("textarea[name^=line]").fill("Revenez avec trois clients.");
  const mail = page.locator(".disclosure", { hasText: "The e-mail" });
  await mail.locator("summary").click();
  await page.keyboard.press("Control+Enter");
  await mail.locator("summary").click();
  await page.getByText("Revenez avec trois clients.").last().waitFor();
  expect(page.url()).toContain("/admin/applications/decide");
  await page.keyboard.press("Control+Enter");
  await page.waitForURL(/\/applications\/(batches\/)?[\da-f-]{36}/);
  await mailed(email, /Revenez avec trois clients\./);
  await page.goto("/admin/applications?view=first");
  await page.getByRole("link", { name: "Goémon" }).first().click();
  await file("Goémon");
  await page.keyboard.press("?");
  await page.getByRole("button", { name: "Turn off my keyboard shortcuts" }).click();
  await page.locator(".triage-foot kbd").first().waitFor({ state: "detached" });
  await page.keyboard.press("d");
  await page.keyboard.press("n");
  await page.keyboard.press("?");
  await page.getByRole("button", { name: "Turn on my keyboard shortcuts" }).waitFor();
  expect(page.url()).not.toContain("decide");
});

test("a card of the board opens the e-mail that its move would send, dragged or by its list of moves", async () => {
  await apply({ companyName: "Passerelle" });
  const page = await onDesk();
  await page.goto("/admin/applications");
  await page.getByRole("link", { name: "Board of an intake" }).click();
  await page.getByRole("heading", { level: 1, name: /Intake starting on/ }).waitFor();
  await eventually(() => isAlive(page)).toBe(true);
  const column = (name: string) => page.getByRole("region", { name });
  const card = column("First reply").getByRole("listitem").filter({ hasText: "Passerelle" }).first();
  await card.dragTo(column("Declined"));
  await page.getByRole("heading", { level: 1, name: "Decline 1 application" }).waitFor();
  await page.goBack();
  await card.dragTo(column("Accepted"));
  await card.locator("summary").focus();
  await page.keyboard.press("Enter");
  expect(await card.getByRole("listitem").allTextContents()).toEqual(["Invite to the call", "Decline"]);
  await card.getByRole("link", { name: "Invite to the call" }).click();
  await page.getByRole("heading", { name: "Invite to the call" }).waitFor();
});

test("a delivery that waits is found, read and given up for a reason, with the keyboard alone", async () => {
  const email = await apply({ companyName: "Salicorne" });
  const page = await onDesk();
  await page.goto("/admin");
  await tabTo(page, /^a Deliveries/);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Deliveries" }).waitFor();
  await tabTo(page, /^input email/);
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await page.waitForURL(/[?&]email=/);
  await tabTo(page, /^a To the CRM/);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 2, name: "Give it up" }).waitFor();
  const late = await page.context().newPage();
  await late.goto(page.url());
  await page.bringToFront();
  await tabTo(page, /^textarea reason/);
  await page.keyboard.type("Not a customer");
  await tabTo(page, /^button intent/);
  await page.keyboard.press("Enter");
  await page.getByText("Not a customer").waitFor();
  expect(await page.locator("main form").count()).toBe(0);
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe("main");

  await late.bringToFront();
  await late.locator('[name="reason"]').fill("Too late");
  await late.getByRole("button", { name: "Give up this delivery" }).press("Enter");
  await eventually(() => late.evaluate(() => document.activeElement?.textContent)).toContain("Nothing was changed");
  await eventually(() => late.locator("main form").count()).toBe(0);
});

test("in a list the arrows lead from row to row, and filters stand in the address", async () => {
  for (const companyName of ["Premier", "Second", "Troisième"]) await apply({ companyName });
  const page = await onDesk();
  await page.goto("/admin/applications?view=first");
  await eventually(() => isAlive(page)).toBe(true);
  const row = () => page.evaluate(() => document.activeElement?.textContent);
  await tabTo(page, /^a .*Premier/);
  await page.keyboard.press("ArrowDown");
  expect(await row()).toBe("Second");
  await page.keyboard.press("End");
  expect(await row()).toBe("Troisième");
  await page.keyboard.press("Home");
  expect(await row()).toBe(await page.locator("tbody th a").first().textContent());
  await page.getByLabel("Text", { exact: true }).fill("TROISIEME");
  await page.keyboard.press("Enter");
  await page.waitForURL(/[?&]q=TROISIEME/);
  await eventually(() => page.locator("tbody tr").count()).toBe(1);
  await page.reload();
  expect(await page.getByLabel("Text", { exact: true }).inputValue()).toBe("TROISIEME");
  await page.getByRole("link", { name: "Clear filters" }).click();
  await page.waitForURL(/\/admin\/applications$/);
});

test("hostile text runs nowhere on the desk", async () => {
  for (const text of Object.values(hostile)) {
    const { email, address } = somebody();
    const fields = contactFields(email, { fullName: text.slice(0, 150), message: text });
    await post(site().port, "/contact/send", fields, address);
  }
  await apply({ companyName: hostile.image.slice(0, 100), pitch: hostile.script });
  const page = await onDesk();
  page.on("dialog", () => {
    throw new Error("Something ran");
  });
  await page.goto("/admin/leads");
  const links = await page
    .locator("tbody th a")
    .evaluateAll((all) => all.map((each) => each.getAttribute("href") ?? ""));
  for (const path of ["/admin", ...links, "/admin/applications", "/admin/deliveries", "/admin/search?q=imgword"]) {
    await page.goto(path);
    expect(await page.locator("main :is(img, svg[onload], script)").count(), path).toBe(0);
  }
});

test("every page of the desk passes axe in both languages and themes at 390 and 1440 px", async () => {
  await apply({ companyName: "Étang" });
  const page = await onDesk();
  const first = async (list: string) => {
    await page.goto(list);
    return (await page.locator("tbody th a").first().getAttribute("href")) ?? list;
  };
  const files = [
    await first("/admin/applications?view=all"),
    await first("/admin/leads"),
    await first("/admin/deliveries?queue=crm"),
    await first("/admin/deliveries?queue=mail"),
  ];
  const paths = [
    "/admin",
    "/admin/applications",
    "/admin/applications/board",
    "/admin/leads",
    "/admin/deliveries",
    "/admin/search?q=etang",
    "/admin/leads?q=zzz",
    ...files,
  ];
  for (const lang of languages)
    for (const path of paths) {
      await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=${lang}`);
      expect(await breaches(page, { at: [390, 1440], text: true }), `${path} ${lang}`).toEqual([]);
    }
});

test.each(languages)("on a screen of 900 px every area of the desk is in sight and answers, in %s", async (lang) => {
  const page = await onDesk({ viewport: { width: 1440, height: 900 } });
  await page.goto(`/admin?lang=${lang}`);
  const areas = page.locator(".desk-side .desk-entries a");
  const covered = await areas.evaluateAll((links) =>
    links.flatMap((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, bottom - 2);
      return bottom <= innerHeight && top >= 0 && link.contains(hit) ? [] : [link.textContent];
    }),
  );
  expect([await areas.count(), covered]).toEqual([19, []]);
  const foot = page.locator(".desk-foot");
  expect(await foot.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1);
});
