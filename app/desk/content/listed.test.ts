import { beforeAll, expect, test } from "vitest";
import { aids } from "../../../content/funding/aids.ts";
import { loadAllWords } from "../../shell/define-words.ts";
import { listedRow } from "./listed.server.ts";

beforeAll(loadAllWords);

test("a record is overdue once its day to be checked has passed", () => {
  const overdue = aids.slice(0, 1).flatMap((aid) =>
    ["2020-01-01", "9999-12-31"].map((reviewBy) => {
      const record = { ...aid, reviewBy };
      return listedRow({ id: aid.id, record, published: true, draft: null }, "fr").overdue;
    }),
  );
  expect(overdue).toEqual([true, false]);
});
