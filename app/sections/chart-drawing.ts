import type { Chart, ChartRow, Drawing } from "../../domain/post/chart.ts";
import { box, chartHeight, chartWidth, disc, dotted, figure, ink, label, lagoon } from "./chart-ink.ts";

type Drawn = { ground: string; inside: string };

const { lagoon: green, deep, mist, broom, flamingo, dark, salt, mark, water } = ink;
const first = ({ values }: ChartRow) => values[0] ?? 0;
const second = ({ values }: ChartRow) => values[1] ?? 0;
const highest = (rows: ChartRow[]) => Math.max(1e-9, ...rows.flatMap(({ values }) => values));
const sumOf = (values: number[]) =>
  Math.max(
    1e-9,
    values.reduce((sum, value) => sum + value, 0),
  );

/** Returns the depth of a sun's centre below the horizon, in radii, that leaves `share` of the sun visible. */
function depthOf(share: number) {
  let [low, high] = [-1, 1];
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    const above = (Math.acos(middle) - middle * Math.sqrt(1 - middle ** 2)) / Math.PI;
    if (above > share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function shares(rows: ChartRow[]): Drawn {
  const horizon = 200;
  const column = chartWidth / rows.length;
  const radius = Math.min(68, column * 0.44);
  const suns = rows.map((row, index) => {
    const x = Math.round(column * (index + 0.5));
    const depth = depthOf(Math.min(1, first(row) / 100));
    const y = Math.round(horizon + depth * radius);
    const half = Math.round(radius * Math.sqrt(1 - depth ** 2));
    const arc = `<path d="M${x - half} ${horizon}A${radius} ${radius} 0 ${depth < 0 ? 1 : 0} 1 ${x + half} ${horizon}z" fill="${flamingo}"/>`;
    const under = `<path d="M${x - half} ${horizon}A${radius} ${radius} 0 ${depth < 0 ? 0 : 1} 0 ${x + half} ${horizon}" fill="${deep}" stroke="${salt}" stroke-width="2" stroke-dasharray="3 5"/>`;
    const words = figure(row.shown[0] ?? "", { x, y: 312, fill: salt }) + label(row.label, { x, y: 343, fill: salt });
    return (depth < -0.99 ? disc(x, y, radius, flamingo) : under + arc) + words;
  });
  return { ground: green, inside: lagoon(horizon, deep) + suns.join("") };
}

function falls([start, ...rows]: ChartRow[]): Drawn {
  const [left, right, top, horizon] = [40, 596, 62, 268];
  const months = Math.max(...rows.map(first)) + 2;
  const at = (month: number) => left + ((right - left) * month) / months;
  const ends = [...new Set(rows.filter(({ values }) => values.length > 0).map(first))].toSorted((a, b) => a - b);
  const lines = ends.map((month) => `M${left} ${top}L${Math.round(at(month))} ${horizon}`).join("");
  const ticks = Array.from(
    { length: months + 1 },
    (_, month) => `M${Math.round(at(month))} ${horizon}v${month % 6 ? 8 : 16}`,
  );
  const survives = rows.some(({ values }) => values.length === 0)
    ? `<path d="M${left} ${top}Q${Math.round(at(months * 0.62))} ${horizon - 10} ${right} ${horizon - 26}" fill="none" stroke="${green}" stroke-width="7"/>${disc(right, horizon - 26, 17, flamingo)}`
    : "";
  const marks = ends.map(
    (month, index) =>
      disc(at(month), horizon, 7, mark) +
      (index > 0 && at(month) - at(ends[index - 1] ?? 0) < 38
        ? ""
        : figure(String(month), { x: at(month), y: 322, fill: salt }, 34)),
  );
  return {
    ground: mist,
    inside: `${lagoon(horizon, green)}<path d="${ticks.join("")}" stroke="${salt}" stroke-width="2"/><path d="${lines}" stroke="${dark}" stroke-width="2.5"/>${survives}${marks.join("")}${figure(start?.shown[0] ?? "", { x: left, y: 44, fill: dark, at: "start" })}${label(start?.label ?? "", { x: left, y: 320, fill: salt, at: "start" })}`,
  };
}

function cap([ceiling, ...rows]: ChartRow[]): Drawn {
  const base = 308;
  const scale = 258 / highest(rows);
  const column = (chartWidth - 40) / rows.length;
  const bars = rows.map((row, index) => {
    const x = 20 + column * (index + 0.5);
    const paid = second(row) * scale;
    return `${dotted(x - 40, base - first(row) * scale, 80, first(row) * scale, dark)}${box(x - 40, base - paid, 80, paid, dark)}${figure(row.shown[1] ?? "", { x, y: base - 12, fill: broom }, 29)}${label(row.label, { x, y: 342, fill: dark })}`;
  });
  const level = base - (ceiling ? first(ceiling) : 0) * scale;
  return {
    ground: broom,
    inside: `${bars.join("")}${box(0, base, chartWidth, 3, dark)}${box(0, level - 9, chartWidth, 9, mark)}${label(`${ceiling?.label} ${ceiling?.shown[0]}`, { x: 24, y: level - 22, fill: mark, at: "start" }, 32)}`,
  };
}

function plan(rows: ChartRow[]): Drawn {
  const base = 300;
  const scale = 220 / Math.max(1, ...rows.map((row) => second(row) / Math.max(1e-9, first(row))));
  const column = chartWidth / rows.length;
  const bars = rows.map((row, index) => {
    const x = column * (index + 0.5);
    const tall = (scale * second(row)) / Math.max(1e-9, first(row));
    return `${box(x - 32, base - tall, 64, tall, second(row) < first(row) ? salt : broom)}${dotted(x - 32, base - scale, 64, scale, second(row) < first(row) ? salt : dark)}${figure(row.shown[1] ?? "", { x, y: base - Math.max(tall, scale) - 14, fill: salt }, 34)}${label(row.label, { x, y: 338, fill: salt })}`;
  });
  return { ground: green, inside: `${lagoon(base, deep)}${bars.join("")}` };
}

const tints = [
  [green, salt],
  [flamingo, dark],
  [broom, dark],
  [salt, dark],
] as const;

function parts(rows: ChartRow[]): Drawn {
  const [left, whole] = [36, chartWidth - 72];
  const high = Math.min(96, 320 / rows.length - 46);
  const bars = rows.map((row, index) => {
    const y = 24 + (320 / rows.length) * index;
    const scale = whole / sumOf(row.values);
    let x = left;
    const cells = row.values.map((value, part) => {
      const [fill, on] = tints[part] ?? tints[0];
      const wide = value * scale;
      const text = row.shown[part] ?? "";
      const words =
        wide > text.length * 15 + 12 ? figure(text, { x: x + wide / 2, y: y + 34 + high / 2 + 12, fill: on }, 33) : "";
      const cell = box(x, y + 34, wide - 3, high, fill) + words;
      x += wide;
      return cell;
    });
    return label(row.label, { x: left, y: y + 22, fill: dark, at: "start" }) + cells.join("");
  });
  return { ground: mist, inside: bars.join("") };
}

function bars(rows: ChartRow[]): Drawn {
  const step = 316 / rows.length;
  const scale = 244 / highest(rows);
  const drawn = rows.map((row, index) => {
    const y = 22 + step * index;
    const long = Math.max(4, first(row) * scale);
    const fill = index === rows.length - 1 ? broom : salt;
    const middle = y + step / 2;
    return `${box(236, y + step * 0.14, long, step * 0.72, fill)}${label(row.label, { x: 224, y: middle + 8, fill: salt, at: "end" })}${figure(row.shown[0] ?? "", { x: 248 + long, y: middle + 12, fill, at: "start" }, 32)}`;
  });
  return { ground: green, inside: drawn.join("") };
}

function mirror(rows: ChartRow[]): Drawn {
  const horizon = 186;
  const [above, below] = [rows.slice(0, -1), rows.slice(-1)];
  const scale = 136 / Math.max(sumOf(above.map(first)), sumOf(below.map(first)));
  let top = horizon;
  const stacked = above.map((row, index) => {
    const tall = first(row) * scale;
    top -= tall;
    return `${box(70, top, 150, tall - 3, index % 2 ? flamingo : dark)}${figure(row.shown[0] ?? "", { x: 246, y: top + tall / 2 + 12, fill: dark, at: "start" })}${label(row.label, { x: 390, y: top + tall / 2 + 10, fill: dark, at: "start" })}`;
  });
  const answered = below.map((row) => {
    const tall = first(row) * scale;
    return `${box(70, horizon, 150, tall, broom)}${figure(row.shown[0] ?? "", { x: 246, y: horizon + tall / 2 + 12, fill: salt, at: "start" })}${label(row.label, { x: 390, y: horizon + tall / 2 + 10, fill: salt, at: "start" })}`;
  });
  return { ground: mist, inside: lagoon(horizon, green) + stacked.join("") + answered.join("") };
}

function weeks(rows: ChartRow[]): Drawn {
  const count = Math.max(1, ...rows.map(first));
  const column = (chartWidth - 60) / count;
  const step = 290 / rows.length;
  const drawn = rows.map((row, index) => {
    const [x, y] = [30 + column * (first(row) - 1), 16 + step * index];
    const last = index === rows.length - 1;
    const early = first(row) <= count / 2;
    const words = {
      x: early ? x + column + 12 : x - 12,
      y: y + step / 2 + 9,
      fill: dark,
      at: early ? "start" : "end",
    } as const;
    return box(x, y + step * 0.12, column - 4, step * 0.76, last ? mark : dark) + label(row.label, words);
  });
  const numbers = Array.from({ length: count }, (_, index) =>
    figure(String(index + 1), { x: 30 + column * (index + 0.5) - 2, y: 345, fill: dark }, 30),
  );
  return { ground: broom, inside: `${drawn.join("")}${box(30, 310, chartWidth - 64, 3, dark)}${numbers.join("")}` };
}

function words([whole, ...rows]: ChartRow[]): Drawn {
  const lines = 3;
  const perLine = Math.ceil(sumOf(rows.map(first)) / lines);
  const step = Math.floor(59_200 / perLine) / 100;
  let word = 0;
  const drawn = rows.map((row, index) => {
    const last = index === rows.length - 1;
    const tall = last ? 60 : index % 2 ? 50 : 34;
    const [x, line] = [24 + (word % perLine) * step, Math.floor(word / perLine)];
    const isCut = x + row.label.length * 12 > chartWidth - 12;
    const place = isCut ? ({ x: 616, at: "end" } as const) : ({ x, at: "start" } as const);
    const ticks = Array.from({ length: first(row) }, (_, tick) => {
      const at = (word + tick) % perLine;
      // Each tick is positioned relative to the previous one, because hundreds of equal steps compress well.
      if (tick > 0 && at > 0) return `m${step} ${tall}v-${tall}`;
      return `M${24 + at * step} ${108 + 106 * Math.floor((word + tick) / perLine)}v-${tall}`;
    });
    word += first(row);
    return `<path d="${ticks.join("")}" stroke="${last ? salt : dark}" stroke-width="2.6"/>${label(row.label, { ...place, y: 135 + 106 * line, fill: dark }, 22)}`;
  });
  return {
    ground: flamingo,
    inside: `${drawn.join("")}${label(`${whole?.shown[0]} ${whole?.label}`, { x: 616, y: 42, fill: dark, at: "end" }, 32)}`,
  };
}

function dots(rows: ChartRow[]): Drawn {
  const column = chartWidth / rows.length;
  const cell = 25;
  const drawn = rows.map((row, index) => {
    const wide = Math.min(10, Math.max(5, Math.ceil(Math.sqrt(first(row)))));
    const [left, bottom] = [column * index + (column - wide * cell) / 2, 248];
    const each = Array.from(
      { length: first(row) },
      (_, dot) => `M${left + (dot % wide) * cell + 3} ${bottom - Math.floor(dot / wide) * cell}h.01`,
    );
    const x = column * (index + 0.5);
    return `<path d="${each.join("")}" stroke="${index === 0 ? dark : salt}" stroke-width="18" stroke-linecap="round"/>${figure(row.shown[0] ?? "", { x, y: 302, fill: dark }, 44)}${label(row.label, { x, y: 336, fill: dark })}`;
  });
  return { ground: flamingo, inside: drawn.join("") };
}

function earned(rows: ChartRow[]): Drawn {
  const [left, base] = [34, 296];
  const months = Math.max(1, ...rows.map(first));
  const step = (chartWidth - 2 * left) / months;
  const scale = 210 / Math.max(1e-9, ...rows.map(second));
  const by = (month: number) => {
    const from = rows.findLast((row) => first(row) <= month);
    const to = rows.find((row) => first(row) > month);
    if (!from || second(from) === 0) return 0;
    if (!to) return second(from);
    return second(from) + ((second(to) - second(from)) * (month - first(from))) / (first(to) - first(from));
  };
  const bars = Array.from({ length: months }, (_, index) => {
    const tall = by(index + 1) * scale;
    const named = rows.some((row) => first(row) === index + 1);
    return box(
      left + step * index,
      base - Math.max(5, tall),
      step * 0.66,
      Math.max(5, tall),
      tall ? (named ? broom : salt) : water,
    );
  });
  const marks = rows.map((row) => {
    const x = left + step * (first(row) - 0.67);
    const at = first(row) === months ? ("end" as const) : undefined;
    const place = { x: at ? x + step * 0.33 : x, fill: salt, ...(at && { at }) };
    const value = figure(
      row.shown[1] ?? "",
      { x: x + step, y: base - second(row) * scale - 14, fill: salt, at: "end" },
      34,
    );
    return second(row) > 0 ? value + label(row.label, { ...place, y: 334 }) : "";
  });
  return { ground: green, inside: lagoon(base, deep) + bars.join("") + marks.join("") };
}

const drawings: Record<Drawing, (rows: ChartRow[]) => Drawn> = {
  shares,
  falls,
  cap,
  plan,
  parts,
  bars,
  mirror,
  weeks,
  words,
  dots,
  earned,
};

export function drawChart({ draws, rows }: Chart) {
  const { ground, inside } = drawings[draws](rows);
  return { ground, inside: box(0, 0, chartWidth, chartHeight, ground) + inside };
}
