import { expect, test } from "vitest";
import { countInFlight } from "./in-flight.server.ts";

function tryOut(most: number) {
  let now = 0;
  const { open } = countInFlight(most, () => now);
  const gaveWay: string[] = [];
  return {
    gaveWay,
    wait: (milliseconds: number) => void (now += milliseconds),
    begin: (name: string, sender: string, mostOfSender?: number) =>
      open(sender, () => gaveWay.push(name), mostOfSender),
  };
}

test("when all is taken, the largest body of the address that holds most gives way", () => {
  const { begin, gaveWay } = tryOut(100);
  expect([begin("a1", "a").take(30), begin("a2", "a").take(40), begin("b", "b").take(25)]).toEqual([true, true, true]);
  expect(begin("c", "c").take(10)).toBe(true);
  expect(gaveWay).toEqual(["a2"]);
});

test("a crowd of large bodies from many addresses keeps no small one out", () => {
  const { begin, gaveWay } = tryOut(6_400);
  for (let index = 0; index < 200; index += 1) begin(`flood${index}`, `10.0.0.${index}`).take(64);
  expect(gaveWay).toHaveLength(100);
  expect(begin("real", "10.1.0.1").take(2)).toBe(true);
  expect(gaveWay).not.toContain("real");
});

test("a body that would take more than there is gives way itself, and what it held is free again", () => {
  const { begin, gaveWay } = tryOut(100);
  const own = begin("own", "a");
  expect([own.take(90), own.take(20)]).toEqual([true, false]);
  expect(gaveWay).toEqual(["own"]);
  expect(begin("next", "b").take(100)).toBe(true);
});

test("one that has arrived gives way no more: the next is refused until it has its answer", () => {
  const { begin, gaveWay } = tryOut(100);
  const first = begin("first", "a");
  first.take(100);
  first.arrived();
  expect(begin("second", "b").take(10)).toBe(false);
  first.close();
  first.close();
  expect(begin("third", "b").take(100)).toBe(true);
  expect(gaveWay).toEqual(["second"]);
});

test("what one sender's bodies hold together is limited until they are answered, and takes nothing from others", () => {
  const { begin, gaveWay } = tryOut(100);
  const first = begin("first", "a", 40);
  expect(first.take(30)).toBe(true);
  first.arrived();
  const second = begin("second", "a", 40);
  expect([second.take(10), second.take(1)]).toEqual([true, false]);
  expect(begin("other", "b", 40).take(40)).toBe(true);
  first.close();
  expect(begin("third", "a", 40).take(40)).toBe(true);
  expect(gaveWay).toEqual([]);
});

test("bodies that stall give way to a larger one that moves", () => {
  const { begin, gaveWay, wait } = tryOut(32);
  for (let nth = 0; nth < 7; nth += 1) begin(`stalled${nth}`, `account ${nth}`).take(4);
  wait(3_000);
  const deck = begin("deck", "a founder");
  for (let part = 0; part < 12; part += 1) {
    expect(deck.take(1)).toBe(true);
    wait(100);
  }
  expect(gaveWay).toEqual(["stalled0", "stalled1"]);
});
