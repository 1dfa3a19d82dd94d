import { expect, test } from "vitest";
import { deal, type DealtFile } from "./deal.ts";

function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function aRound(seed: number) {
  const upTo = numbers(seed);
  const reviewers = Array.from({ length: 1 + upTo(7) }, (_, nth) => `reviewer-${nth}`);
  const perFile = 1 + upTo(3);
  const files: DealtFile[] = Array.from({ length: upTo(40) }, (_, nth) => ({
    id: `file-${nth}`,
    barred: new Set(reviewers.filter(() => upTo(6) === 0)),
    readers: [],
  }));
  return { reviewers, perFile, files };
}

type Round = ReturnType<typeof aRound>;

const loadsOf = ({ reviewers }: Round, dealt: Map<string, string[]>) =>
  new Map(reviewers.map((each) => [each, [...dealt.values()].filter((readers) => readers.includes(each)).length]));

function isClosest(
  { reviewers, files }: Round,
  dealt: Map<string, string[]>,
  fixed: (file: string, of: string) => boolean,
) {
  const loads = loadsOf({ reviewers, files, perFile: 0 }, dealt);
  return reviewers.every((most) => {
    const reached = new Set([most]);
    for (const from of reached)
      for (const { id, barred } of files) {
        const readers = dealt.get(id) ?? [];
        if (!readers.includes(from) || fixed(id, from)) continue;
        for (const to of reviewers) if (!barred.has(to) && !readers.includes(to)) reached.add(to);
      }
    return [...reached].every((each) => (loads.get(each) ?? 0) >= (loads.get(most) ?? 0) - 1);
  });
}

function check(round: Round, dealt: Map<string, string[]>, fixed: (file: string, of: string) => boolean) {
  for (const { id, barred } of round.files) {
    const readers = dealt.get(id) ?? [];
    const able = round.reviewers.filter((each) => !barred.has(each) || fixed(id, each));
    expect(readers.filter((each) => barred.has(each) && !fixed(id, each))).toEqual([]);
    expect(new Set(readers).size).toBe(readers.length);
    expect(readers.length).toBeGreaterThanOrEqual(Math.min(round.perFile, able.length));
  }
  const loads = [...loadsOf(round, dealt).values()];
  const apart = Math.max(0, ...loads) - Math.min(...loads);
  if (apart > 1) expect(isClosest(round, dealt, fixed)).toBe(true);
  return apart;
}

const rounds = Number(process.env["REVIEW_ROUNDS"] ?? 400);

test("loads differ by at most one where conflicts leave a choice, and nobody barred is dealt a file", () => {
  for (let seed = 1; seed <= rounds; seed += 1) {
    const round = aRound(seed);
    check(round, deal(round.files, round.reviewers, round.perFile), () => false);
    const free = { ...round, files: round.files.map((file) => ({ ...file, barred: new Set<string>() })) };
    expect(check(free, deal(free.files, free.reviewers, free.perFile), () => false)).toBeLessThanOrEqual(1);
  }
});

test("latecomers, a further reviewer, a leaver and reviews already sent keep to the same", () => {
  for (let seed = 1; seed <= rounds / 4; seed += 1) {
    const upTo = numbers(seed + 77);
    const round = aRound(seed);
    const first = deal(round.files, round.reviewers, round.perFile);
    const [leaver] = round.reviewers;
    const sent = (file: string, of: string) =>
      (first.get(file) ?? []).includes(of) && (file.length + of.length + seed) % 3 === 0;
    const after: Round = {
      perFile: round.perFile,
      reviewers: [...round.reviewers.filter((each) => each !== leaver || upTo(2) === 0), "new"],
      files: [
        ...round.files.map((file) => ({
          ...file,
          readers: (first.get(file.id) ?? []).map((reviewer) => ({ reviewer, fixed: sent(file.id, reviewer) })),
        })),
        { id: "late", barred: new Set<string>(), readers: [] },
      ],
    };
    const stays = after.files.map((file) => ({
      ...file,
      readers: file.readers.filter(({ reviewer, fixed }) => fixed || after.reviewers.includes(reviewer)),
    }));
    const dealt = deal(stays, after.reviewers, after.perFile);
    for (const { id, readers } of stays)
      for (const { reviewer, fixed } of readers) if (fixed) expect(dealt.get(id)).toContain(reviewer);
    check(after, dealt, sent);
  }
});

test("everybody comes to read beside everybody else", () => {
  const files = Array.from({ length: 30 }, (_, nth) => ({ id: `${nth}`, barred: new Set<string>(), readers: [] }));
  const dealt = deal(files, ["a", "b", "c", "d"], 2);
  expect(new Set([...dealt.values()].map((readers) => readers.toSorted().join("")))).toEqual(
    new Set(["ab", "ac", "ad", "bc", "bd", "cd"]),
  );
});
