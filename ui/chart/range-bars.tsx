import { scaleTo } from "./scale.ts";

type RangeBarsProps = {
  rows: readonly { id: string; name: string; low: number; value: number; high: number; text: string }[];
  print: (value: number) => string;
};

const at = (share: number) => Math.round(share * 1_000) / 10;

export function RangeBars({ rows, print }: RangeBarsProps) {
  const lines = scaleTo(Math.max(0, ...rows.map(({ high }) => high)));
  const top = lines.at(-1) ?? 1;
  const x = (value: number) => at(Math.max(0, value) / top);
  return (
    <div className="chart">
      <ul className="share-bars">
        {rows.map(({ id, name, low, value, high, text }) => (
          <li key={id}>
            <strong>{name}</strong>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
              <path className="chart-lines" d={lines.map((line) => `M${x(line)} 0v10`).join("")} />
              <rect data-part="1" x={x(low)} y="2" width={Math.max(0.5, x(high) - x(low))} height="6" />
              <path className="range-value" d={`M${x(value)} 0v10`} />
            </svg>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className="range-scale" aria-hidden>
        <span>{print(0)}</span>
        <span>{print(top)}</span>
      </p>
    </div>
  );
}
