import { expect, test } from "vitest";
import { readTermSheet } from "./read.ts";
import { readSheet } from "./read-sheet.server.ts";

test("is read beside the thread that answers visitors, as it is read there", async () => {
  const sheet = "Exclusivité : 45 jours.\nLiquidation preference: 2x participating.";
  expect(await readSheet({ address: "127.0.0.1", account: "zoe" }, sheet)).toEqual(readTermSheet(sheet));
});
