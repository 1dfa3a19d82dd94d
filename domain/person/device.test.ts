import { expect, test } from "vitest";
import { deviceName } from "./device.ts";

const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0", "Firefox on Windows"],
  [`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/150.0 Safari/537.36 Edg/150.0`, "Edge on Windows"],
  [`Mozilla/5.0 (Linux; Android 16; K) ${webKit} Chrome/150.0 Mobile Safari/537.36`, "Chrome on Android"],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${webKit} Version/26.0 Safari/604.1`, "Safari on iPhone"],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/26.0 Safari/605.1`, "Safari on Mac"],
  ["Mozilla/5.0 (X11; Linux x86_64)", "Linux"],
  ["<script>alert(1)</script>", "Unknown device"],
  ["", "Unknown device"],
])("%s is %s", (device, name) => expect(deviceName(device, "en")).toBe(name));

test("in French too", () => {
  expect(deviceName("Mozilla/5.0 (iPhone) Safari/604.1", "fr")).toBe("Safari sur iPhone");
  expect(deviceName("curl/8", "fr")).toBe("Appareil inconnu");
});
