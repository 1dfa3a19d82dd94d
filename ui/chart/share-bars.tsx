type ShareBarsProps = {
  parts: readonly { id: string; name: string }[];
  /** `percents` adds up to 100; `text` is the text alternative for screen readers. */
  bars: readonly { id: string; name: string; percents: Readonly<Record<string, number>>; text: string }[];
};

/** Stacked bars of 100% below each other, all divided into the same parts. */
export function ShareBars({ parts, bars }: ShareBarsProps) {
  return (
    <div className="chart">
      <ul className="chart-key">
        {parts.map(({ id, name }, index) => (
          <li key={id}>
            <svg viewBox="0 0 12 12" className="share-key" data-part={index + 1} aria-hidden>
              <rect width="12" height="12" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <ul className="share-bars">
        {bars.map((bar) => {
          let from = 0;
          return (
            <li key={bar.id}>
              <strong>{bar.name}</strong>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
                {parts.map(({ id }, index) => {
                  const width = bar.percents[id] ?? 0;
                  from += width;
                  return (
                    width > 0 && <rect key={id} data-part={index + 1} x={from - width} width={width} height="10" />
                  );
                })}
              </svg>
              <span>{bar.text}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
