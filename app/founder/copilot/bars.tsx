import { ChartReading, readValue } from "../../../ui/chart/chart-reading.tsx";

type BarsProps = {
  values: readonly { id: string; name: string; value: number }[];
  name: string;
  label: string;
  /** `printShort` formats the value above a bar; `print` formats the value for screen readers. */
  printShort: (value: number) => string;
  print: (value: number) => string;
};

/** A chart with a bar for each month, starting at zero, with the value above each bar. */
export function Bars({ values, name: series, label, printShort, print }: BarsProps) {
  const top = Math.max(1, ...values.map(({ value }) => value));
  const share = (value: number) => Math.max(0, value) / top;
  const amounts = values.map(({ value }) => value);
  return (
    <div className="bars">
      <div role="img" aria-label={label}>
        {values.map(({ id, name, value }) => (
          <div key={id} aria-hidden>
            <span className="month-bar" style={{ "--share": share(value) }}>
              <span>{printShort(value)}</span>
            </span>
            <span>{name}</span>
          </div>
        ))}
      </div>
      <ChartReading
        label={series}
        steps={values.map(({ name, value }, index) => ({
          name,
          x: ((index + 0.5) / values.length) * 100,
          points: [{ y: (1 - share(value)) * 100, ...readValue(amounts, index, { print }) }],
        }))}
      />
    </div>
  );
}
