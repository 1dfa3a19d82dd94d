import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { CookieJar } from "../../platform/auth/proof-cookie.server.ts";
import { readBrowserPast, rememberPerson, rememberSignUp } from "./known-browser.server.ts";

const jarWith = (cookies: string, secret = "a secret of this house"): CookieJar => ({ cookies, secret, secure: true });
const strangers = { signedInAs: new Map(), signUps: [] };
const kept = (setCookie: string | undefined) => setCookie?.split(";")[0] ?? "";

const cookieAfter = (people: string[]) =>
  people.reduce((cookies, id) => kept(rememberPerson(jarWith(cookies), id)), "");

test("a browser proves who signed in with it, under a name of its own for each", () => {
  const [ann, ben] = [randomUUID(), randomUUID()];
  const here = readBrowserPast(jarWith(cookieAfter([ann, ben])));
  const there = readBrowserPast(jarWith(cookieAfter([ann])));
  expect([...here.signedInAs.keys()]).toEqual([ben, ann]);
  expect(here.signedInAs.get(ann)).not.toBe(here.signedInAs.get(ben));
  expect(here.signedInAs.get(ann)).not.toBe(there.signedInAs.get(ann));
  expect(here.signUps).toEqual([]);
});

test("is told once, out of every script's reach", () => {
  const ann = randomUUID();
  expect(rememberPerson(jarWith(""), ann)).toMatch(
    /^__Host-known=[\w-]{70}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(rememberPerson(jarWith(cookieAfter([ann])), ann)).toBeUndefined();
});

test("of many people, the last eight are remembered", () => {
  const people = Array.from({ length: 10 }, () => randomUUID());
  const cookie = cookieAfter(people);
  expect([...readBrowserPast(jarWith(cookie)).signedInAs.keys()]).toEqual(people.slice(2).toReversed());
});

test("which sign-ups were made with it is another proof", () => {
  const id = randomUUID();
  const cookie = kept(rememberSignUp(jarWith(""), id));
  expect(readBrowserPast(jarWith(cookie))).toEqual({ ...strangers, signUps: [id] });
  const asKnown = cookie.replace("signed-up", "known");
  expect(readBrowserPast(jarWith(asKnown))).toEqual(strangers);
});

test("nothing is believed that we did not sign", () => {
  const cookie = cookieAfter([randomUUID()]);
  const changed = cookie.replace(/=./, (start) => (start === "=A" ? "=B" : "=A"));
  for (const forged of [changed, `__Host-known=${"A".repeat(70)}`, "__Host-known=..", "__Host-known="])
    expect(readBrowserPast(jarWith(forged))).toEqual(strangers);
  expect(readBrowserPast(jarWith(cookie, "another secret"))).toEqual(strangers);
});
