import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { words as enAccount } from "../../app/auth/account-words.en.ts";
import { words as enPasskey } from "../../app/auth/passkey-words.en.ts";
import { words as en } from "../../app/auth/words.en.ts";
import { words as fr } from "../../app/auth/words.fr.ts";
import { pathOf } from "../../app/paths.ts";
import { codeAt, stepAt } from "../../platform/auth/totp.server.ts";
import { signInAs } from "../peers/sign-in.ts";
import { breaches } from "./breaches.ts";
import { eventually, newEmail, spaced, visitors } from "./visitors.ts";

const { visit, mailsTo, site } = visitors();

const password = "flamants roses et sel";
const linkIn = (mail: string, kind: string) =>
  new RegExp(`http:\\S+/auth/${kind}/[\\w-]{44}\\?lang=\\w\\w`).exec(mail)?.[0];
const submitButton = (page: Page) => page.locator("main form.contact-form button[type=submit]:not([value])").first();
const submit = (page: Page) => submitButton(page).click();
/** Clicks twice, the second time while the first request is in progress. */
const pressTwice = (button: Locator) =>
  button.evaluate((each: HTMLElement) => {
    each.click();
    setTimeout(() => each.click(), 20);
  });
const focused = (page: Page) => page.evaluate(() => document.querySelector("main :focus")?.textContent ?? "");

async function mailed(email: string, kind: string) {
  let link = "";
  await eventually(
    () =>
      (link =
        mailsTo(email)
          .map((mail) => linkIn(mail, kind) ?? "")
          .find(Boolean) ?? ""),
  ).not.toBe("");
  return link;
}

async function signIn(page: Page, email: string, given = password) {
  await page.locator("main [name=email]").fill(email);
  await page.locator("main [name=password]").fill(given);
  await submit(page);
}

async function signUp(page: Page, email: string) {
  await page.locator("[name=first_name]").fill("Zoé");
  await page.locator("[name=last_name]").fill("Martin");
  await page.locator("main [name=email]").fill(email);
  await page.locator("[name=password]").fill(password);
  expect(await page.locator("[name=terms]").isChecked()).toBe(false);
  await page.locator("[name=terms]").check();
}

describe("from sign-up to one’s own page", () => {
  test("a founder who asked for a plan: form, mail, button, dashboard, and out again", async () => {
    const page = await visit();
    const email = newEmail("founder");
    await page.goto(`${pathOf("sign-up")}?plan=elite&lang=en`);
    expect(spaced(await page.locator("main").textContent())).toContain("Elite CoPilot");
    await page.getByLabel(en.signUp.types.startup).check();
    expect(await page.locator("[name=risk]").isVisible()).toBe(false);
    await signUp(page, email);
    await pressTwice(submitButton(page));
    await page.getByRole("heading", { name: en.sent.title }).waitFor();
    await page.goto(await mailed(email, "confirm"));
    await pressTwice(page.getByRole("button", { name: en.confirm.submit }));
    await page.waitForURL(`**${pathOf("founder-dashboard")}`);
    await eventually(() => mailsTo(email).length).toBe(2);
    await page.goto(`${pathOf("home")}?lang=en`);
    const bar = page.locator("header");
    expect(await bar.locator(".bar-end").textContent()).toContain(email);
    expect(await bar.locator(".account-role").first().textContent()).toBe("Startup");
    expect(await bar.getByRole("link", { name: "Apply", exact: true }).count()).toBe(0);
    await page.goto(pathOf("account"));
    expect(spaced(await page.locator("main").textContent())).toContain("Elite CoPilot");
    await bar.getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL(`${site().url}/`);
    expect(await page.locator("body").textContent()).not.toContain(email);
    await page.goBack();
    await page.waitForURL(/\/auth\/login/);
    expect(await page.locator("body").textContent()).not.toContain(email);
    expect(mailsTo(email)).toHaveLength(2);
  });

  test("an investor, in French, by keyboard: the risk is asked for, then the dashboard", async () => {
    const page = await visit({ provoked: /422/ });
    const email = newEmail("investor");
    await page.goto(`${pathOf("sign-up")}?lang=fr`);
    await page.getByLabel(fr.signUp.types.investor).focus();
    await page.keyboard.press("Space");
    // Below, the risk box loses its `required` attribute, so that the server, not the browser, reports the missing
    // tick.
    await page.locator("main [name=email]").fill("personne");
    await page.locator("[name=risk]").evaluate((box) => box.removeAttribute("required"));
    await page.locator("[name=last_name]").press("Enter");
    for (const code of ["emailInvalid", "termsRequired", "riskRequired"])
      await page.locator(".wrong-answers a", { hasText: fr.errors[code] }).waitFor();
    await page.locator("[name=password]").fill("court");
    await page.locator("[name=last_name]").press("Enter");
    const told = [fr.errors["emailInvalid"], fr.errors["passwordTooShort"]];
    for (const text of told) await page.locator(".wrong-answers a", { hasText: text }).waitFor();
    await signUp(page, email);
    expect(await page.locator("[name=risk]").isVisible()).toBe(true);
    await page.locator("[name=last_name]").press("Enter");
    await page.locator(".wrong-answers", { hasText: fr.errors["riskRequired"] ?? "" }).waitFor();
    expect(await page.locator("[name=first_name]").inputValue()).toBe("Zoé");
    await page.locator("[name=password]").fill(password);
    await page.locator("[name=risk]").check();
    await submit(page);
    await page.getByRole("heading", { name: fr.sent.title }).waitFor();
    await page.goto(await mailed(email, "confirm"));
    await page.getByRole("button", { name: fr.confirm.submit }).click();
    await page.waitForURL(`**${pathOf("investor-dashboard")}`);
  });

  test("without script", async () => {
    const page = await visit({ javaScriptEnabled: false });
    const email = newEmail("noscript");
    await page.goto(`${pathOf("sign-up")}?lang=en&type=startup`);
    await signUp(page, email);
    await submit(page);
    await page.getByRole("heading", { name: en.sent.title }).waitFor();
    await page.goto(await mailed(email, "confirm"));
    await page.getByRole("button", { name: en.confirm.submit }).click();
    await page.waitForURL(`**${pathOf("founder-dashboard")}`);
  });
});

test("a sign-up confirmed on another device: whose it is, a password, and in", async () => {
  const [laptop, phone] = [await visit(), await visit({ provoked: /422/ })];
  const email = newEmail("devices");
  await laptop.goto(`${pathOf("sign-up")}?lang=en&type=startup`);
  await signUp(laptop, email);
  await submit(laptop);
  await laptop.getByRole("heading", { name: en.sent.title }).waitFor();
  await phone.goto(await mailed(email, "confirm"));
  await phone.getByRole("heading", { name: en.confirm.elsewhereTitle }).waitFor();
  expect(spaced(await phone.locator("main").textContent())).toContain("Zoé Martin");
  await phone.locator("[name=password]").fill("password1234");
  await phone.getByRole("button", { name: en.confirm.submit }).click();
  await phone.getByText(en.errors["passwordCommon"] ?? "").waitFor();
  const chosen = "une autre phrase assez longue";
  await phone.locator("[name=password]").fill(chosen);
  await phone.getByRole("button", { name: en.confirm.submit }).click();
  await phone.waitForURL(`**${pathOf("founder-dashboard")}`);
});

test("a forgotten password: a mail, a new one, and back to where one was going", async () => {
  const page = await visit({ provoked: /401 \(Unauthorized\)/ });
  const email = newEmail("forgot");
  await page.goto(`${pathOf("sign-up")}?lang=en&type=startup`);
  await signUp(page, email);
  await submit(page);
  await page.getByRole("heading", { name: en.sent.title }).waitFor();
  await page.goto(await mailed(email, "confirm"));
  await page.getByRole("button", { name: en.confirm.submit }).click();
  await page.waitForURL(`**${pathOf("founder-dashboard")}`);
  await page.context().clearCookies({ name: "session" });
  await page.goto(pathOf("account"));
  await signIn(page, email, "something else entirely");
  await page.getByRole("alert").getByText(en.wrong).waitFor();
  expect(await focused(page)).toContain(en.wrong);
  await page.getByRole("link", { name: en.signIn.forgotten }).click();
  await page.getByRole("button", { name: en.reset.submit }).waitFor();
  await page.locator("main [name=email]").fill(email);
  await submit(page);
  await page.getByRole("heading", { name: en.reset.sentTitle }).waitFor();
  await page.goto(await mailed(email, "reset"));
  await page.locator("[name=password]").fill("un autre étang, plus salé");
  await submit(page);
  await page.getByText(en.signIn.notices["password"] ?? "").waitFor();
  await page.goto(pathOf("account"));
  await signIn(page, email, "un autre étang, plus salé");
  await page.waitForURL(`**${pathOf("account")}`);
});

test("the second step: an administrator’s first sign-in, and the next one with a recovery code", async () => {
  const page = await visit({ provoked: /422/ });
  const email = newEmail("admin");
  const { printed } = await site().command("admin", email);
  await page.goto(printed.split("\n")[0] ?? "");
  await page.locator("[name=password]").fill(password);
  await submit(page);
  await signIn(page, email);
  await page.getByRole("img", { name: en.secondFactor.qr }).waitFor();
  const key = spaced(await page.locator("main code").textContent()).replaceAll(" ", "");
  await page.locator("[name=code]").fill("000 000");
  await page.getByRole("button", { name: en.secondFactor.confirm }).click();
  await page.getByText(en.errors["codeWrong"] ?? "").waitFor();
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("code");
  await page.locator("[name=code]").fill(codeAt(key, stepAt(Date.now())));
  await pressTwice(page.getByRole("button", { name: en.secondFactor.confirm }));
  await page.getByRole("heading", { name: en.secondFactor.codesTitle }).waitFor();
  const [recovery, secondCode] = await page.locator("main code").allTextContents();
  await page.getByRole("link", { name: en.secondFactor.goOn }).click();
  await page.waitForURL(`**${pathOf("admin")}`);
  const kept = () => page.evaluate(() => localStorage.getItem("admin_session"));
  await eventually(kept).toContain(email);
  await page.getByRole("contentinfo").getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(`${site().url}/`);
  expect(await kept()).toBeNull();
  await page.goto(pathOf("admin"));
  await signIn(page, email);
  await page.locator("[name=code]").fill(secondCode ?? "");
  await submit(page);
  await page.waitForURL(`**${pathOf("admin")}`);
  await page.goto(pathOf("account"));
  await page.locator("main").getByRole("button", { name: enAccount.endAll }).click();
  await page.getByText(String(en.signIn.notices["everywhere"])).waitFor();
  await page.goto(pathOf("admin"));
  await signIn(page, email);
  await page.locator("[name=code]").fill(recovery ?? "");
  await submit(page);
  await page.waitForURL(`**${pathOf("admin")}`);
});

async function giveDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return () => devtools.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
}

test("a passkey: made on the account’s page, it signs an administrator in by itself, and is removed with a mail", async () => {
  const page = await visit();
  const putAway = await giveDevice(page);
  const email = newEmail("passkey");
  const { printed } = await site().command("admin", email);
  await page.goto(`${printed.split("\n")[0] ?? ""}?lang=en`);
  await page.locator("[name=password]").fill(password);
  await submit(page);
  await signIn(page, email);
  await page.getByRole("link", { name: enPasskey.new.title }).click();
  await page.locator("[name=name]").fill("My laptop");
  await page.getByRole("button", { name: enPasskey.new.goOn }).click();
  await page.getByRole("button", { name: enPasskey.new.make }).click();
  await page.waitForURL(`**${pathOf("admin")}`);

  await page.goto(pathOf("account"));
  await page.locator("main").getByRole("button", { name: enAccount.signOut, exact: true }).click();
  await page.waitForURL(`${site().url}/`);
  await page.goto(pathOf("account"));
  await page.getByRole("button", { name: enPasskey.signIn }).click();
  await page.waitForURL(`**${pathOf("account")}`);
  await page.getByText(enPasskey.title, { exact: true }).waitFor();
  await page.getByText(enPasskey.secondStepOnly).waitFor();
  expect(await page.locator("main").textContent()).not.toContain(enAccount.secondOff);

  await page.getByRole("link", { name: enPasskey.add }).click();
  await page.locator("[name=name]").fill("My phone");
  await page.locator("[name=current_password]").fill(password);
  await page.getByRole("button", { name: enPasskey.new.goOn }).click();
  await putAway();
  await giveDevice(page);
  await page.getByRole("button", { name: enPasskey.new.make }).click();
  await page.getByText(enPasskey.done["passkey-added"] ?? "").waitFor();
  const part = page.locator("#passkeys");
  expect(spaced(await part.textContent())).toMatch(
    /My laptop: added on .+, last used on .+My phone: added on .+not used yet/,
  );
  await part.locator("select").selectOption({ label: "My laptop" });
  await part.locator("[name=current_password]").fill(password);
  await part.getByRole("button", { name: enPasskey.remove }).click();
  await page.getByText(enPasskey.done["passkey-removed"] ?? "").waitFor();
  expect(await part.textContent()).not.toContain("My laptop");
  await eventually(() => mailsTo(email).some((mail) => /^Subject: A passkey was removed/m.test(mail))).toBe(true);
});

test("what a browser keeps says nothing: a forged administrator stays a stranger", async () => {
  const page = await visit();
  await page.goto(pathOf("home"));
  await page.evaluate(() => localStorage.setItem("admin_session", JSON.stringify({ id: "1", email: "a@b.example" })));
  await page.goto(pathOf("admin"));
  await page.waitForURL(/\/auth\/login\?to=%2Fadmin/);
  expect(await page.locator(".bar-end").textContent()).not.toContain("a@b.example");
});

describe("the pages about accounts", () => {
  const pages = [
    "sign-in",
    "sign-up",
    "sign-up-sent",
    "password-reset",
    "password-reset-sent",
    "account",
    "second-factor-setup",
    "new-passkey",
  ] as const;
  const ofSomebody = new Set<string>(["account", "second-factor-setup", "new-passkey"]);
  test.each(["en", "fr"] as const)(
    "in %s: whole at 320 px, light and dark, and for whoever hears them",
    async (lang) => {
      const { cookie } = await signInAs(site(), "founder", { lang });
      for (const name of pages) {
        const page = await visit({ viewport: { width: 320, height: 800 } });
        if (ofSomebody.has(name))
          await page.context().addCookies([{ name: "session", value: cookie.split("=")[1] ?? "", url: site().url }]);
        await page.goto(`${pathOf(name)}?lang=${lang}`);
        expect(await breaches(page, { text: true }), name).toEqual([]);
        await page.context().close();
      }
    },
  );
});
