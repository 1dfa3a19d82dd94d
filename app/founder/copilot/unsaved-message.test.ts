import { expect, test } from "vitest";
import { unsavedMessage, whyOf } from "./unsaved-message.ts";

test("a line that broke is not put down to a model; what the server told, and what was stopped, is", () => {
  const broken = unsavedMessage("copilot", "", "unreachable");
  expect(whyOf(broken, "unreachable")).toBe("broken");
  expect(whyOf({ ...broken, id: "told-by-the-server" }, "unreachable")).toBe("unreachable");
  expect(whyOf(broken, "stopped")).toBe("stopped");
});
