import { expect, test } from "vitest";
import { readMilestones } from "./milestone.ts";

test.each([
  ["1er avril 2027 : ouverture", "2027-04-01", "ouverture"],
  ["- Le 15\u00A0août 2027\u00A0: 1\u202F000 clients", "2027-08-15", "1\u202F000 clients"],
  ["mercredi 3 février 2027, deuxième marché", "2027-02-03", "deuxième marché"],
  ["31 déc. 2027 – bilan", "2027-12-31", "bilan"],
  ["April 1st, 2027: we open", "2027-04-01", "we open"],
  ["On the 2nd of May 2027, version 2", "2027-05-02", "version 2"],
  ["• 30 Sept 2027 ten customers", "2027-09-30", "ten customers"],
  ["15/03/27 : levée", "2027-03-15", "levée"],
  ["03/15/2027: version 2", "2027-03-15", "version 2"],
  ["2027/03/15 version 2", "2027-03-15", "version 2"],
])("%j is of a day", (line, day, what) => {
  expect(readMilestones(line)).toEqual({ dated: [{ day, what }], undated: [] });
});

test.each([
  "Ouverture en avril",
  "avril 2027 : ouverture",
  "31 avril 2027 : ouverture",
  "1er avril 2027",
  "12 clients en mai 2027",
])("%j names no day", (line) => expect(readMilestones(line)).toEqual({ dated: [], undated: [line] }));
