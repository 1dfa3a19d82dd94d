type BarsProps = { values: readonly { id: string; name: string; value: number }[]; label: string };

/** A bar a month, from zero, and the line along their tops. */
export function Bars({ values, label }: BarsProps) {
  const top = Math.max(1, ...values.map(({ value }) => value));
  const share = (value: number) => Math.max(0, value) / top;
  const tops = values.map(({ value }, index) => `${index * 100 + 50} ${Math.round((1 - share(value)) * 1000) / 10}`);
  return (
    <div className="bars" role="img" aria-label={label}>
      {values.map(({ id, name, value }) => (
        <div key={id} aria-hidden>
          <span className="month-bar" style={{ "--share": share(value) }} />
          <span>{name}</span>
        </div>
      ))}
      <svg viewBox={`0 0 ${values.length * 100} 100`} preserveAspectRatio="none" aria-hidden>
        <path d={`M${tops.join("L")}`} />
      </svg>
    </div>
  );
}
