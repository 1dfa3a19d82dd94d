/** What stands before the sun at the foot of a page, in the measures of the scene at dusk: 1440 × 360, horizon at 190. */
type Standing = { salt: string; sun?: string };

type Range = { from: number; to: number };
type Ranges = { steps: number; revenue: Range & { average: number }; funding: Range };
type Dates = { lastDay: string; interviewsFrom: string; interviewsTo: string; startsOn: string };

const daysBetween = (from: string, until: string) => Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000);

const stake = (x: number, tall: number, wide = 12) => `M${x} 360v-${tall}h${wide}v${tall}z`;

/** The fourth quarter: nobody steers but the founders. */
export const sail: Standing = {
  salt: "M1010 96v136h74zM960 240h150l-24 34h-104z",
  sun: "M1000 122v106h-50z",
};

/** A stake a day, long and lit on the day of the first demo and on the last. */
export function daysOnShore(days: number, demo: number): Standing {
  const all = Array.from({ length: days }, (_, index) => index + 1);
  const isNamed = (day: number) => day === demo || day === days;
  const at = (day: number) => Math.round(1360 - (days - day) * (620 / Math.max(1, days)));
  return {
    salt: all
      .filter((day) => !isNamed(day))
      .map((day) => stake(at(day), 70))
      .join(""),
    sun: all
      .filter(isNamed)
      .map((day) => stake(at(day), 150))
      .join(""),
  };
}

/** The startups of a session on stage, one a stake, every tenth lit. */
export function startupsOnShore(count: number): Standing {
  const stakes = Array.from({ length: Math.min(count, 60) }, (_, index) => ({
    path: stake(
      Math.round(1384 - 684 * (1 - 0.93 ** index)),
      Math.round(150 * 0.94 ** index),
      Math.max(2, Math.round(13 * 0.94 ** index)),
    ),
    isLit: index % 10 === 9,
  }));
  const drawn = (lit: boolean) =>
    stakes
      .filter(({ isLit }) => isLit === lit)
      .map(({ path }) => path)
      .join("");
  return { salt: drawn(false), sun: drawn(true) };
}

/** The house of the plan, seen from the lagoon: a window for each meeting room, and the door. */
export function houseOnShore(rooms: number): Standing {
  const windows = Array.from({ length: Math.max(1, Math.min(rooms, 8)) }, (_, room) => 912 + room * 62);
  const wide = windows.length * 62 + 90;
  return {
    salt: `M880 194v-96h${wide}v96z`,
    sun: `${windows.map((x) => `M${x} 120h34v34h-34z`).join("")}M${880 + wide - 62} 130h36v64h-36z`,
  };
}

const bound = (from: number, to: number) => (at: number) => Math.round(from + (to - from) * at);

/** Two ranges of sums on one ruler: a stake a step, higher where both reach it, lit at the average of the first. */
export function rangesOnShore({ steps, revenue, funding }: Ranges): Standing {
  const x = bound(760, 1372);
  const within = (at: number, range: { from: number; to: number }) => (at >= range.from && at <= range.to ? 1 : 0);
  const drawn = (lit: boolean) =>
    Array.from({ length: steps + 1 }, (_, at) => at)
      .filter((at) => (at === revenue.average) === lit)
      .map((at) => stake(x(at / steps), 34 + 76 * (within(at, revenue) + within(at, funding))))
      .join("");
  return { salt: drawn(false), sun: drawn(true) };
}

/** A colonnade with a beam: a column for each startup that pitched, lit where the page shows it. */
export function colonnade(pitched: number, shown: number): Standing {
  const count = Math.max(1, Math.min(pitched, 40));
  const x = bound(770, 1384);
  const wide = Math.max(3, Math.round(310 / count));
  const columns = Array.from({ length: count }, (_, index) => `M${x(index / count)} 330v-190h${wide}v190z`);
  return {
    salt: `M756 112h${628 + wide}v20H756zM756 334h${628 + wide}v14H756z${columns.slice(shown).join("")}`,
    sun: columns.slice(0, shown).join(""),
  };
}

/** The days between two dates, a tick each, with a stake for what happens on some of them; the last in the sun. */
export function datesOnShore({ lastDay, interviewsFrom, interviewsTo, startsOn }: Dates): Standing {
  const total = Math.max(1, daysBetween(lastDay, startsOn));
  const x = (day: number) => bound(905, 1364)(day / total);
  const calls = [daysBetween(lastDay, interviewsFrom), daysBetween(lastDay, interviewsTo)] as const;
  const ticks = Array.from({ length: total - 1 }, (_, index) => index + 1).map((day) =>
    stake(x(day), day >= calls[0] && day <= calls[1] ? 118 : 26, 4),
  );
  return { salt: ticks.join(""), sun: stake(x(0), 84) + stake(x(total), 236) };
}

/** Thirty mornings: a stake a day, each part a step higher than the one before, lit on its last day. */
export function partsOnShore(parts: readonly { from: number; to: number }[], days: number): Standing {
  const x = bound(738, 1384);
  const drawn = (lit: boolean) =>
    parts
      .flatMap(({ from, to }, part) =>
        Array.from({ length: to - from + 1 }, (_, index) => from + index)
          .filter((day) => (day === to) === lit)
          .map((day) => stake(x((day - 1) / days), 40 + 46 * part + (lit ? 24 : 0), 11)),
      )
      .join("");
  return { salt: drawn(false), sun: drawn(true) };
}

/** The three cases of the projection: what lies between the least and the most, and the central one in it. */
export function curveOnShore({ low, central, high }: { low: number; central: number; high: number }): Standing {
  const y = (times: number) => Math.round(340 - (300 * times) / high);
  // One cubic leaves the true curve by less than a stroke.
  const curve = (times: number) => {
    const slope = Math.log(times) / 3;
    return `C860 ${y(1 + slope)} 1120 ${y(times * (1 - slope))} 1380 ${y(times)}`;
  };
  const back = (times: number, lower = 0) => {
    const slope = Math.log(times) / 3;
    return `C1120 ${y(times * (1 - slope)) + lower} 860 ${y(1 + slope) + lower} 600 ${y(1) + lower}z`;
  };
  return {
    salt: `M600 ${y(1)}${curve(high)}V${y(low)}${back(low)}`,
    sun: `M600 ${y(1)}${curve(central)}v9${back(central, 9)}`,
  };
}

/** Somebody who listens, seen from behind: shoulders and a head. */
function listener(x: number, foot: number, wide: number) {
  const [half, shoulder, head] = [wide / 2, Math.round(wide * 0.42), Math.round(wide * 0.22)];
  return `M${x - half} ${foot}a${half} ${shoulder} 0 0 1 ${wide} 0zM${x - head} ${foot - shoulder - Math.round(head / 2)}a${head} ${head} 0 1 1 ${2 * head} 0a${head} ${head} 0 1 1 ${-2 * head} 0z`;
}

const rows = [
  { foot: 236, wide: 32 },
  { foot: 290, wide: 42 },
  { foot: 356, wide: 56 },
].map(({ foot, wide }) =>
  Array.from({ length: 9 }, (_, index) => listener(1130 + Math.round((index - 4) * wide * 1.25), foot, wide)),
);

/** A room that listens, and in it the place that is kept for the reader. */
export const audience: Standing = {
  salt: rows.flatMap((row, at) => row.filter((_, index) => at !== 1 || index !== 5)).join(""),
  sun: rows[1]?.[5] ?? "",
};

const dialMarks = Array.from({ length: 12 }, (_, hour) => {
  const angle = (hour * Math.PI) / 6;
  const at = (r: number, side: number) =>
    `${Math.round(1130 + r * Math.cos(angle) - side * Math.sin(angle))} ${Math.round(190 + r * Math.sin(angle) + side * Math.cos(angle))}`;
  return `M${at(118, -4)}L${at(148, -4)}L${at(148, 4)}L${at(118, 4)}z`;
});

/** The sun as a dial: twelve marks around it, for the hour that a mailed link stands open. */
export const dial: Standing = { salt: dialMarks.join(""), sun: "M1126 190v-92h8v92h56v8h-64z" };
