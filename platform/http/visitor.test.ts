import { expect, test } from "vitest";
import { limitKey, networksOf, visitorAddress } from "./visitor.server.ts";

const keyOf = (forwardedFor: string | null, trustProxy = 1, connection = "127.0.0.1") =>
  limitKey(visitorAddress(connection, forwardedFor, trustProxy));

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:51324", "203.0.113.7"],
  ["203.000.113.007", "203.0.113.7"],
  [" 203.0.113.7 ", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:cb00:7107", "203.0.113.7"],
  ["0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7"],
  ["[::ffff:203.0.113.7]:443", "203.0.113.7"],
  ["2001:db8:0:1:2:3:4:5", "2001:db8:0:1"],
  ["2001:0DB8:0000:0001::5", "2001:db8:0:1"],
  ["2001:db8:0:1::", "2001:db8:0:1"],
  ["[2001:db8:0:1::5]", "2001:db8:0:1"],
  ["[2001:db8:0:1::5]:443", "2001:db8:0:1"],
  ["2001:db8:0:1:0:0:203.0.113.7", "2001:db8:0:1"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["::1", "0:0:0:0"],
])("%s is one visitor, however it is written: %s", (written, key) => expect(keyOf(written)).toBe(key));

test.each(["", "unknown", "203.0.113", "203.0.113.7.8", "203.0.113.700", "2001:db8::1::2", "[203.0.113.7", "_hidden"])(
  "what is no address, such as %j, is the connection's",
  (written) => expect(keyOf(written, 1, "198.51.100.1")).toBe("198.51.100.1"),
);

test("of several, the one that the outermost trusted proxy added is believed", () => {
  expect(keyOf("192.0.2.1, 203.0.113.7:80, 198.51.100.1", 2)).toBe("203.0.113.7");
  expect(keyOf("192.0.2.1", 0, "::ffff:198.51.100.1")).toBe("198.51.100.1");
  expect(limitKey(visitorAddress(undefined, null, 0))).toBe("unknown");
});

test("what is longer than any address is not looked at: a header full of digits would take half a second", () => {
  const zeros = (count: number) => "0".repeat(count);
  expect(keyOf(`${zeros(20)}203.0.113.7`, 1, "198.51.100.1")).toBe("203.0.113.7");
  expect(keyOf(`${zeros(200)}203.0.113.7`, 1, "198.51.100.1")).toBe("198.51.100.1");
  expect(keyOf(`${"7".repeat(15_000)}, 203.0.113.7`, 2, "198.51.100.1")).toBe("198.51.100.1");
});

test("around an IPv6 address there are wider networks, around another none", () => {
  expect(networksOf("2001:db8:7:1")).toEqual(["2001:db8:7:1", "2001:db8:7", "2001:db8"]);
  expect(networksOf("203.0.113.7")).toEqual(["203.0.113.7"]);
});
