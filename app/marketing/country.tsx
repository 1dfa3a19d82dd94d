import { boundsOf, countryHeight, countryWidth, drawCountry, skyline } from "./country-drawing.ts";

const grounds = {
  vines: "light-dark(#1d7268, #124746)",
  leaves: "light-dark(#8fd0a8, #5b9c7d)",
  reeds: "light-dark(#ff8f8a, #a94e52)",
  stems: "light-dark(#b4233c, #5f1622)",
  pans: "light-dark(#ffe29a, #b8923f)",
  bunds: "light-dark(#e0a521, #7b5a14)",
  pink: "light-dark(#fbb4a8, #a96a55)",
  sea: "light-dark(#3d6fb6, #234672)",
  foam: "light-dark(#a9cbf2, #6f9bcf)",
  hill: "light-dark(#0b4949, #071f22)",
};

export function Country({ lengths }: { lengths: number[] }) {
  const { point, edges, vines, channel, pans, sea } = drawCountry(lengths);
  const boat = Math.round((sea.from + countryWidth) / 2) + 30;
  return (
    <svg viewBox={`0 0 ${countryWidth} ${countryHeight}`} className="country" aria-hidden>
      <path d={`M0 0H${countryWidth}V${countryHeight}H0z`} fill="var(--scene)" />
      <circle cx={point} cy={skyline} r={118} fill="var(--accent)" />
      <path
        d={`M0 ${skyline}V126Q70 108 128 112L236 68l16 4 20 34q60 12 150 2 60 0 ${Math.max(60, point - 480)} 34z`}
        fill={grounds.hill}
      />
      <g id="ground-1">
        <path d={vines.ground} fill={grounds.vines} />
        <g stroke={grounds.leaves} strokeLinecap="round">
          {vines.rows.map(({ path, width, dashes }) => (
            <path key={path} d={path} strokeWidth={width} strokeDasharray={dashes} />
          ))}
        </g>
      </g>
      <g id="ground-4">
        <path d={sea.ground} fill={grounds.sea} />
        <path d={sea.waves} fill="none" stroke={grounds.foam} strokeWidth="1.5" />
        <path d={`M${boat} 92v104h52z`} fill="var(--salt)" />
        <path d={`M${boat - 6} 112v74h-32z`} fill="var(--sun)" />
        <path d={`M${boat - 40} 200h96l-16 18h-60z`} fill="light-dark(#0c2a2d, #041416)" />
      </g>
      <g id="ground-2">
        <path d={channel.ground} fill={grounds.reeds} />
        <path d={channel.water} fill="var(--scene)" />
        <path d={channel.reeds} stroke={grounds.stems} strokeWidth="2.5" />
      </g>
      <g id="ground-3">
        <path d={pans.ground} fill={grounds.pans} />
        <path d={pans.pink} fill={grounds.pink} />
        <path d={pans.bunds} fill={grounds.bunds} />
        <path d={pans.heaps} fill="var(--salt)" />
      </g>
      <path d={edges} stroke="var(--salt)" strokeWidth="3" />
    </svg>
  );
}

/** Draws the lower strip of the field that represents one quarter of the programme, for narrow screens. */
export function Foreground({ lengths, index }: { lengths: number[]; index: number }) {
  const bounds = boundsOf(lengths);
  const [from = 0, to = 0] = bounds.slice(index);
  return (
    <svg viewBox={`${from} ${countryHeight - 110} ${to - from} 110`} preserveAspectRatio="xMidYMax slice" aria-hidden>
      <use href={`#ground-${index + 1}`} />
    </svg>
  );
}
