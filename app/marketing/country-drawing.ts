/** The width of the landscape drawing in SVG units, shared equally by the months of the programme. */
export const countryWidth = 1280;
export const countryHeight = 428;
export const skyline = 142;

const depth = countryHeight - skyline;
const round = (value: number) => Math.round(value);

/**
 * Returns the x positions on the lower edge at which the quarters begin and end. `lengths` contains the months of each
 * quarter.
 */
export function boundsOf(lengths: readonly number[]) {
  const months = Math.max(
    1,
    lengths.reduce((sum, each) => sum + each, 0),
  );
  let passed = 0;
  return [0, ...lengths.map((length) => round(((passed += length) / months) * countryWidth))];
}

/** Returns row positions between the skyline (0) and the lower edge (1); rows are closer together near the skyline. */
const rows = (count: number, bend: number) => Array.from({ length: count }, (_, row) => ((row + 1) / count) ** bend);

export function drawCountry(lengths: readonly number[]) {
  const [, first = 0, second = 0, third = 0] = boundsOf(lengths);
  const point = second;
  const at = (edge: number, near: number) => round(point + (edge - point) * near);
  const down = (near: number) => round(skyline + depth * near);
  const ground = (from: number, to: number) => `M${point} ${skyline}L${from} ${countryHeight}H${to}z`;

  const vines = rows(15, 2.1).map((near) => {
    const size = 3 + 11 * near;
    return {
      path: `M${round(-40 * near)} ${down(near) - round(size)}H${at(first, near) - round(8 + 22 * near)}`,
      width: round(size),
      dashes: `${round(2 + 10 * near)} ${round(6 + 21 * near)}`,
    };
  });

  const middle = (near: number) => at((first + second) / 2, near) + round(26 * Math.sin(near * 5.2) * near);
  const bank = (near: number, side: number) => `${middle(near) + side * round(2 + 62 * near)} ${down(near)}`;
  const steps = Array.from({ length: 9 }, (_, step) => step / 8);
  const channel = `M${steps.map((near) => bank(near, -1)).join("L")}L${steps
    .toReversed()
    .map((near) => bank(near, 1))
    .join("L")}z`;
  const reeds = Array.from({ length: 44 }, (_, reed) => {
    const near = 0.16 + 0.8 * (((reed * 37) % 44) / 44);
    const side = reed % 2 ? 1 : -1;
    const from = middle(near) + side * (10 + 66 * near);
    const to = at(side > 0 ? second : first, near);
    const x = round(from + (to - from) * (0.12 + 0.72 * (((reed * 13) % 10) / 10)));
    return (to - from) * side > 12 ? `M${x} ${down(near)}l${(reed % 3) - 1}-${round(6 + 22 * near)}` : "";
  });

  const columns = Math.max(1, lengths[2] ?? 1);
  const column = (index: number) => second + ((third - second) * index) / columns;
  const pans = rows(7, 1.9);
  const bunds = Array.from({ length: columns + 1 }, (_, index) => {
    const edge = column(index);
    return `M${point} ${skyline}L${round(edge - 6)} ${countryHeight}h12z`;
  });
  const dykes = pans.map((near) => {
    const high = round(2 + 9 * near);
    return `M${at(second, near)} ${down(near) - high}H${at(third, near)}v${high}H${at(second, near)}z`;
  });
  const pink = pans.slice(2).flatMap((near, index) => {
    const [far, here] = [pans[index + 1] ?? 0, (index * 3 + 1) % columns];
    const corner = (edge: number, depthOf: number) => `${at(edge, depthOf)} ${down(depthOf)}`;
    return index % 2
      ? []
      : `M${corner(column(here), far)}L${corner(column(here + 1), far)}L${corner(column(here + 1), near)}L${corner(column(here), near)}z`;
  });
  const heap = (near: number, edge: number) =>
    `M${at(edge, near) - round(30 * near)} ${down(near)}l${round(30 * near)}-${round(32 * near)} ${round(30 * near)} ${round(32 * near)}z`;

  const waves = rows(12, 1.7).map((near, index) => {
    const y = down(near) - 6;
    const from = at(third, (y - skyline) / depth) + 4;
    const bend = round(1 + 4 * near) * (index % 2 ? 1 : -1);
    return `M${from} ${y}q45 ${bend} 90 0${"t90 0".repeat(Math.ceil((countryWidth - from) / 90))}`;
  });

  return {
    point,
    edges: [first, second, third].map((edge) => `M${point} ${skyline}L${edge} ${countryHeight}`).join(""),
    vines: { ground: `M0 ${skyline}H${point}L${first} ${countryHeight}H0z`, rows: vines },
    channel: { ground: ground(first, second), water: channel, reeds: reeds.join("") },
    pans: {
      ground: ground(second, third),
      bunds: bunds.join("") + dykes.join(""),
      pink: pink.join(""),
      heaps: heap(0.5, column(columns * 0.8)) + heap(0.88, column(columns * 0.55)),
    },
    sea: {
      ground: `M${point} ${skyline}H${countryWidth}V${countryHeight}H${third}z`,
      waves: waves.join(""),
      from: third,
    },
  };
}
