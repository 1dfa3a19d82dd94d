type Placed = { at: number; day: string; text: string };

/** In pixels: the narrowest labelled ruler, the assumed width of a letter, and the smallest gap between labels. */
const width = 584;
const letter = 6.6;
const between = 10;

/** Places labels at their ticks in as few rows as possible without overlap. */
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
