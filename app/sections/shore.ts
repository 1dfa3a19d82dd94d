/** What stands before the sun at the foot of a page, in the measures of the scene at dusk: 1440 × 360, horizon at 190. */
type Standing = { salt: string; sun?: string };

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
