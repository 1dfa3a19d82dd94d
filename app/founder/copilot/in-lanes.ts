type Placed = { at: number; day: string; text: string };

/** The narrowest that the ruler gets where words stand at their ticks, and what a letter of them takes, in pixels. */
const width = 584;
const letter = 6.6;
const between = 10;

/**
 * Words at their ticks, in as few lines as keep them apart: from the tick to the right, or to the left where the
 * ruler ends.
 */
export function inLanes<Item extends Placed>(items: readonly Item[], length: number) {
  const ends: number[] = [];
  return items.map((item) => {
    const tick = (item.at / length) * width;
    const wide = (item.day.length + 1 + item.text.length) * letter;
    const isAtEnd = tick + wide > width;
    const from = isAtEnd ? tick - wide : tick;
    const free = ends.findIndex((end) => end + between <= from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = from + wide;
    return { ...item, lane, isAtEnd };
  });
}
