import { describe, expect, test } from "vitest";
import { createQueue, Crowded } from "./hash-queue.server.ts";

function tryLine(waiting = 8) {
  const line = createQueue({ atOnce: 1, waiting, perSecond: 20, places: [3, 12] });
  const turns: string[] = [];
  const answers = new Map<string, Promise<string>>();
  let busy: PromiseWithResolvers<void> | undefined;
  const come = (name: string, address: string, account = name) => {
    const answer = line
      .withSlot({ address, account }, async (turn) => {
        await turn();
        turns.push(name);
        busy = Promise.withResolvers();
        await busy.promise;
        return "had a turn";
      })
      .catch((error: unknown) => {
        if (error instanceof Crowded) return "refused";
        throw error;
      });
    answers.set(name, answer);
    return answer;
  };
  const finishOne = async () => {
    busy?.resolve();
    await new Promise(setImmediate);
  };
  const empty = async () => {
    await new Promise(setImmediate);
    for (let done = 0; done < turns.length; done += 1) await finishOne();
    return Promise.all(answers.values());
  };
  return { ...line, come, finishOne, empty, turns };
}

const many = (count: number, visit: (index: number) => void) => {
  for (let index = 0; index < count; index += 1) visit(index);
};

describe("the line before the password hashes", () => {
  test("holds three places for an address, and more for those of other addresses", async () => {
    const line = tryLine();
    many(4, (index) => void line.come(`a${index}`, "10.0.0.1"));
    void line.come("b", "10.0.0.2");
    expect(line.crowdedFor("10.0.0.1")).toBe(1);
    expect(line.crowdedFor("10.0.0.2")).toBe(0);
    const answers = await line.empty();
    expect(answers).toEqual(["had a turn", "had a turn", "had a turn", "refused", "had a turn"]);
    expect(line.crowdedFor("10.0.0.1")).toBe(0);
  });

  test("holds twelve for a /48, whichever of its /64 ask", async () => {
    const line = tryLine(100);
    many(20, (index) => void line.come(`a${index}`, `2001:db8:7:${index.toString(16)}`));
    void line.come("b", "2001:db8:8:0");
    const answers = await line.empty();
    expect(answers.slice(0, 20).filter((answer) => answer === "had a turn")).toHaveLength(12);
    expect(answers.at(-1)).toBe("had a turn");
  });

  test("goes round between addresses", async () => {
    const line = tryLine();
    many(3, (index) => void line.come(`a${index}`, "10.0.0.1"));
    many(2, (index) => void line.come(`b${index}`, "10.0.0.2"));
    void line.come("c0", "10.0.0.3");
    await line.empty();
    expect(line.turns).toEqual(["a0", "b0", "c0", "a1", "b1", "a2"]);
  });

  test.each([
    ["one account from many addresses", (index: number): [string, string] => [`10.0.1.${index}`, "known"]],
    [
      "changing prefixes of a provider",
      (index: number): [string, string] => [`2001:db8:${index.toString(16)}:0`, `${index}`],
    ],
  ])("filled by %s, it has a place and the next turn for anybody else", async (_, asker) => {
    const line = tryLine(100);
    many(240, (index) => void line.come(`flood${index}`, ...asker(index)));
    many(10, (index) => void line.come(`real${index}`, `10.0.0.${index}`));
    const answers = await line.empty();
    expect(answers.slice(240)).toEqual(Array<string>(10).fill("had a turn"));
    expect(line.turns.slice(1, 11)).toEqual(Array.from({ length: 10 }, (_, index) => `real${index}`));
    expect(answers.filter((answer) => answer === "had a turn")).toHaveLength(101);
  });

  test("a second of one address has a turn however many others keep coming", async () => {
    const line = tryLine();
    many(2, (index) => void line.come(`a${index}`, "10.0.0.1"));
    for (let next = 0; next < 200 && !line.turns.includes("a1"); next += 1) {
      void line.come(`other${next}`, `10.0.1.${next}`);
      await line.finishOne();
    }
    expect(line.turns).toContain("a1");
    await line.empty();
  });

  test("work that fails, or never asks for its turn, gives its place back", async () => {
    const { withSlot, crowdedFor } = tryLine();
    const asker = { address: "10.0.0.1", account: "a" };
    for (let times = 0; times < 5; times += 1) {
      await expect(withSlot(asker, () => Promise.reject(new Error("limited")))).rejects.toThrow("limited");
      await expect(
        withSlot(asker, async (turn) => {
          await turn();
          throw new Error("failed");
        }),
      ).rejects.toThrow("failed");
    }
    expect(crowdedFor("10.0.0.1")).toBe(0);
  });
});
