import { expect, test } from "vitest";
import { type Delivery, outcomeOf } from "./delivery.ts";

type Seen = Parameters<typeof outcomeOf>[0][number];
const crm = (change: Partial<Seen> = {}): Seen => ({
  channel: "crm",
  state: "queued",
  inFlightMs: null,
  channelDown: false,
  ...change,
});
const mail = (state: Delivery["state"], change: Partial<Seen> = {}): Seen => crm({ channel: "mail", state, ...change });

test.each<[string, Seen[], string, string]>([
  ["everything delivered", [crm({ state: "delivered" }), mail("delivered")], "ok", "ok"],
  ["queued with nothing wrong", [crm(), mail("delivered")], "pending", "ok"],
  ["no CRM configured", [crm({ state: "waiting" }), mail("delivered")], "ok", "ok"],
  ["an attempt failed", [crm({ state: "retrying" }), mail("delivered")], "saved-with-error", "saved-with-error"],
  ["given up", [crm({ state: "delivered" }), mail("stuck")], "saved-with-error", "saved-with-error"],
  ["the breaker is open", [crm({ channelDown: true }), mail("delivered")], "saved-with-error", "saved-with-error"],
  ["delivered as the breaker's probe", [crm({ state: "delivered", channelDown: true }), mail("delivered")], "ok", "ok"],
  ["under way", [crm({ inFlightMs: 3_000 }), mail("delivered")], "pending", "ok"],
  [
    "unanswered since the visitor waits",
    [crm({ inFlightMs: 7_800 }), mail("delivered")],
    "pending",
    "saved-with-error",
  ],
  ["unanswered for 8 s", [crm({ inFlightMs: 8_000 }), mail("delivered")], "saved-with-error", "saved-with-error"],
  ["the mail has to wait", [crm({ state: "delivered" }), mail("capped")], "saved-mail-waits", "saved-mail-waits"],
  [
    "an error says more than a wait",
    [crm({ state: "retrying" }), mail("capped")],
    "saved-with-error",
    "saved-with-error",
  ],
  [
    "only the operator was not told",
    [crm({ state: "delivered" }), mail("delivered"), mail("stuck", { channel: "operator-mail" })],
    "ok",
    "ok",
  ],
  ["nothing had to leave", [], "ok", "ok"],
])("%s", (_case, deliveries, early, late) => {
  expect(outcomeOf(deliveries, false)).toBe(early);
  expect(outcomeOf(deliveries, true)).toBe(late);
});
