import { expect, test } from "vitest";
import { words as founderEn } from "../founder/words.en.ts";
import { words as founderFr } from "../founder/words.fr.ts";
import { words as accountEn } from "./account-words.en.ts";
import { words as accountFr } from "./account-words.fr.ts";
import { words as authEn } from "./words.en.ts";
import { words as authFr } from "./words.fr.ts";

test("a startup that may be paying for its plan isn't told that nothing is charged", () => {
  for (const [founder, account, auth] of [
    [founderEn, accountEn, authEn],
    [founderFr, accountFr, authFr],
  ] as const) {
    for (const said of [
      ...[founder.plan.requested("Visible"), founder.plan.mayTry("Elite CoPilot"), founder.tried("").text],
      ...[account.done.plan, account.trial.until(""), auth.planRequest.already],
    ])
      expect(said).not.toMatch(/nothing is charged|rien n(’|e vous )est facturé/i);
  }
});
