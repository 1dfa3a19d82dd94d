const [width, height] = [520, 600];
const horizon = 392;

const waves = [0.08, 0.22, 0.42, 0.66, 0.92]
  .map((near, index) => {
    const bend = (index % 2 ? 1 : -1) * Math.round(1 + 5 * near);
    return `M-20 ${Math.round(horizon + (height - horizon) * near)}q40 ${bend} 80 0${"t80 0".repeat(6)}`;
  })
  .join("");

function sunOn(day: number, days: number) {
  const done = day / days;
  return {
    x: Math.round(44 + 330 * done),
    y: Math.round(horizon + 46 - 268 * done ** 1.5),
    radius: Math.round(11 + 75 * done ** 2.4),
  };
}

export function Days({ days, demo }: { days: number; demo: number }) {
  const suns = Array.from({ length: days }, (_, index) => ({ day: index + 1, ...sunOn(index + 1, days) }));
  const named = suns.filter(({ day }) => day === demo || day === days);
  return (
    <div className="scene hero-scene" aria-hidden>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice">
        <g fill="var(--salt)">
          {suns.map(({ day, x, y }) => (
            <circle key={day} cx={x} cy={y} r={4} />
          ))}
        </g>
        {named.map(({ day, x, y, radius }) => (
          <circle
            key={day}
            cx={x}
            cy={y}
            r={day === days ? radius : radius + 9}
            fill={day === days ? "var(--accent)" : "var(--sun)"}
          />
        ))}
        <path d={`M0 ${horizon}H${width}V${height}H0z`} fill="light-dark(#0b4949, #082c30)" />
        <path d={waves} fill="none" stroke="light-dark(#9fd0c8, #5ca69f)" strokeOpacity=".6" strokeWidth="1.4" />
        <path
          d={suns.map(({ day, x }) => `M${x} ${horizon}v${day === demo || day === days ? 44 : 18}`).join("")}
          stroke="var(--salt)"
          strokeWidth="3"
        />
        {named.map(({ day, x }) => (
          <text
            key={day}
            x={x}
            y={horizon + 92}
            fill="var(--salt)"
            textAnchor="middle"
            className="figure"
            fontSize="50"
          >
            {day}
          </text>
        ))}
      </svg>
    </div>
  );
}
