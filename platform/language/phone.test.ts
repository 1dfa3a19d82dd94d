import { expect, test } from "vitest";
import { phoneOf } from "./phone.ts";

test.each<[string, string | undefined]>([
  ["04 67 00 00 00", "+33467000000"],
  ["04.67.00.00.00", "+33467000000"],
  ["+33 (0)4 67-00-00-00", "+33467000000"],
  ["0033 4 67 00 00 00", "+33467000000"],
  ["+41 44 668 18 00", "+41446681800"],
  ["467000000", undefined],
  ["04 67", undefined],
  ["call me", undefined],
  ["+0 12 34 56 78", undefined],
])("%j is %s", (typed, stored) => expect(phoneOf(typed)).toBe(stored));
