import { expect, test } from "vitest";
import { htmlOf } from "../../../e2e/peers/html-of.tsx";
import { Eligibility } from "./eligibility.tsx";

test("the way to the public form says for which session an application there counts", async () => {
  const drawn = (isClosed: boolean) =>
    htmlOf(<Eligibility scan={null} threshold={70} isClosed={isClosed} hasApplied={false} />);
  expect(await drawn(false)).toContain("Use the public form<");
  expect(await drawn(true)).toContain("Use the public form for a later session<");
});
