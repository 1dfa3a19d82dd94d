import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { routeNames, routes } from "../../app/paths.ts";
import type { Route } from "../../app/context/route.ts";
import { root, sources } from "./sources.ts";

const takesOfAnybody = /\b(take|takeAll|takeSending|takeAsking|takePress|takeOwnPress|pressed|countTry)\(/;
/** Matches the functions that receive a form of a signed-in person and count the form against a limit. */
const takesOfAccount = /\b(receive|handleAction|receiveAtPage|receiveAtAccount|waitOf)(<[^(]*>)?\(/;

/** Actions whose form is counted in another file, which the action imports directly or indirectly. */
const handedOn: Record<string, string> = {
  account: "app/auth/account.actions.server.ts",
  application: "domain/application/submit.server.ts",
  "application-resume": "domain/application/resume.server.ts",
  "deck-beat": "domain/deck/beat.server.ts",
  "investor-deck-beat": "domain/deck/beat.server.ts",
  "deck-link": "domain/deck/link-access.server.ts",
  consent: "domain/consent/consent.server.ts",
  "deck-report": "domain/deck/report.server.ts",
  "draft-save": "domain/application/draft.server.ts",
  "host-hours": "domain/meeting/host-link.server.ts",
  "my-data": "domain/privacy/link.server.ts",
  "new-passkey": "platform/auth/challenge.server.ts",
  newsletter: "domain/newsletter/subscribe.server.ts",
  "newsletter-confirm": "app/newsletter/link.server.ts",
  "newsletter-unsubscribe": "app/newsletter/link.server.ts",
  "password-reset": "domain/person/mailed-password.server.ts",
  "second-factor": "domain/person/second-factor-code.server.ts",
  "second-factor-setup": "domain/person/second-factor-code.server.ts",
  "session-day": "domain/session-day/day-link.server.ts",
  "sign-in": "domain/person/sign-in.server.ts",
  "sign-up": "domain/person/sign-up.server.ts",
  "sign-up-sent": "domain/person/sign-up.server.ts",
  "studio-audit-request": "domain/lead/addition.server.ts",
};

/** Actions that need no limit, because they store at most a cookie or end a session. */
const keepNothing = ["language", "theme", "passkey-challenge", "sign-out"];

const read = (path: string) => readFileSync(join(root, path), "utf8");
const importsOf = new Map(
  sources.map(({ path, imports }) => [path, imports.flatMap(({ target }) => (target ? [target] : []))]),
);

function reaches(from: string, file: string, seen = new Set<string>()): boolean {
  if (from === file) return true;
  seen.add(from);
  return (importsOf.get(from) ?? []).some((next) => !seen.has(next) && reaches(next, file, seen));
}

/** All actions except the desk's, which need no limit because only administrators create the team's accounts. */
const actions = routeNames.flatMap((name) => {
  const { module, audience, right, send } = routes[name] as Route;
  const path = `app/${module}`;
  const hasAction = /export (?:async )?(?:function|const) action\b/.test(read(path));
  const takes = audience ? new RegExp(`${takesOfAccount.source}|${takesOfAnybody.source}`) : takesOfAnybody;
  return hasAction && !right ? [{ name, path, send, takes }] : [];
});

test("there are actions to look at", () => expect(actions.length).toBeGreaterThan(50));

test.each(actions)("what is sent to $name is counted before it is kept", ({ name, path, send, takes }) => {
  if (keepNothing.includes(name) || takes.test(read(path))) return;
  const counts = handedOn[name] ?? (send === "form" ? "domain/lead/submission.server.ts" : "");
  expect({ counts, isReached: reaches(path, counts) }).toEqual({ counts, isReached: true });
  expect(read(counts)).toMatch(takes);
});

test("who gives their own password to change how they sign in has it counted", () => {
  const asking = sources.filter(({ path }) => path.startsWith("app/") && /\bcheckOwnPassword\(/.test(read(path)));
  expect(asking.length).toBeGreaterThan(2);
  expect(asking.map(({ path }) => path).filter((path) => !/\bcountOwnChange\(/.test(read(path)))).toEqual([]);
});

test("each line is of an action", () => {
  const names: string[] = actions.map(({ name }) => name);
  expect([...Object.keys(handedOn), ...keepNothing].filter((name) => !names.includes(name))).toEqual([]);
});
