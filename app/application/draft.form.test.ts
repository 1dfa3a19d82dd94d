import { expect, test } from "vitest";
import { seenIn } from "./draft.form.server.ts";

test("a draft was seen at a moment that the database can hold, or never", () => {
  const moment = "2026-11-20T09:00:00.000Z";
  expect(seenIn({ seen: moment })).toEqual(new Date(moment));
  for (const seen of ["", "yesterday", "+275760-09-13T00:00:00.000Z", "-271821-04-20T00:00:00.000Z", "9999-01-01"])
    expect(seenIn({ seen })).toBeNull();
  expect(seenIn({})).toBeNull();
});
