import { expect, test } from "vitest";
import { changedPart } from "./changed-part.ts";

test.each([
  ["a", "b", "a", "b", false],
  ["a\n\nb\n\nc", "a\n\nx\n\nc", "b", "x", true],
  ["a\n\nc", "a\n\nb\n\nc", "", "b", true],
  ["a\n\na", "a\n\na\n\na", "", "a", true],
  ["a\n\nb", "c\n\nb", "a", "c", true],
  ["", "a\n\nb", "", "a\n\nb", false],
])("of %j and %j what differs is shown", (before, after, was, is, isPart) =>
  expect(changedPart(before, after)).toEqual({ before: was, after: is, isPart }),
);
