type BarsProps = { values: readonly { id: string; name: string; value: number }[]; label: string };

/** A bar a month, from zero. */
export function Bars({ values, label }: BarsProps) {
  const top = Math.max(1, ...values.map(({ value }) => value));
  return (
    <div className="bars" role="img" aria-label={label}>
      {values.map(({ id, name, value }) => (
        <div key={id} aria-hidden>
          <span className="month-bar" style={{ "--share": value / top }} />
          <span>{name}</span>
        </div>
      ))}
    </div>
  );
}
