import { expect, test } from "vitest";
import { mailsADay, strangerLimits, strangerPause, type StrangerQueue, strangerQueues } from "./stranger-mails.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type Sent = { queue: StrangerQueue; at: number };
const pause = (queue: StrangerQueue, sent: Sent[], now: number) => strangerPause(queue, sent, strangerLimits, now);

function flood(days: number, choose: (turn: number) => StrangerQueue) {
  const sent: Sent[] = [];
  for (let at = 0, turn = 0; at < days * day; at += 7 * minute, turn += 1) {
    const queue = choose(turn);
    if (
      pause(
        queue,
        sent.filter((mail) => mail.at > at - day),
        at,
      ) === 0
    )
      sent.push({ queue, at });
  }
  return sent;
}

const within = (sent: Sent[], ms: number, end: number, of?: StrangerQueue) =>
  sent.filter(({ at, queue }) => at > end - ms && at <= end && (!of || queue === of)).length;

function mixture(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return strangerQueues[Math.floor((state / 2 ** 31) * strangerQueues.length)] ?? "mail";
  };
}

test.each([1, 2, 3, 4, 5])("no mixture brings more than 12 a day, 6 of a purpose, 3 receipts an hour (%i)", (seed) => {
  const sent = flood(4, mixture(seed));
  expect(sent.length).toBeGreaterThan(40);
  for (const { at } of sent) {
    expect(within(sent, day, at)).toBeLessThanOrEqual(12);
    for (const queue of strangerQueues) expect(within(sent, day, at, queue)).toBeLessThanOrEqual(mailsADay);
    expect(within(sent, hour, at, "mail")).toBeLessThanOrEqual(3);
  }
});

test.each(strangerQueues)("a flood of everything else leaves two places for %s, at once", (mine) => {
  const others = strangerQueues.filter((queue) => queue !== mine);
  const sent = flood(2, (turn) => others[turn % others.length] ?? "mail").filter(({ at }) => at > day);
  const now = 2 * day;
  expect(pause(mine, sent, now)).toBe(0);
  expect(pause(mine, [...sent, { queue: mine, at: now }], now)).toBe(0);
});

test("one purpose alone gets six; what is one too many waits until the first of them is a day old", () => {
  const six = Array.from({ length: 6 }, (_, index) => ({ queue: "security-mail" as const, at: index * minute }));
  expect(mailsADay).toBe(6);
  for (let count = 0; count < 6; count += 1) expect(pause("security-mail", six.slice(0, count), hour)).toBe(0);
  expect(pause("security-mail", six, hour)).toBe(day - hour);
  expect(pause("mail", six, hour)).toBe(0);
});

test("a fourth receipt of an hour waits for the hour's end", () => {
  const three = [1, 2, 3].map((at) => ({ queue: "mail" as const, at: at * minute }));
  expect(pause("mail", three, 10 * minute)).toBe(51 * minute);
});
