import { expect, test } from "vitest";
import { htmlOf } from "../../../e2e/peers/html-of.tsx";
import { Rights } from "./rights.tsx";

const written = (newsUnconfirmed: boolean) =>
  htmlOf(
    <Rights
      rights={{ active: ["marketing", "phone"], newsUnconfirmed, history: [], requests: [] }}
      email="ada@startup.example"
      today="2026-11-30"
    />,
  );

test("news that was asked for, but not confirmed, is not called agreed to", async () => {
  const asked = await written(true);
  expect(asked).toContain("Has agreed to: Calls to the number you gave.");
  expect(asked).toContain("Asked for but not confirmed yet, so not to be sent: News and programme dates by e-mail.");
  expect(await written(false)).toContain("Has agreed to: News and programme dates by e-mail, Calls");
});
