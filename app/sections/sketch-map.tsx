import mapStyles from "./sketch-map.css?url";
import type { AboutPage, Resolved } from "../../domain/content/content.ts";

type SketchMapProps = { labels: Resolved<AboutPage>["place"]["map"]["labels"]; description: string };

type Label = keyof SketchMapProps["labels"];

const width = 640;
const height = 740;

/** Labels are HTML text, so that they keep their size on a small screen. */
const places: Record<Label, readonly [x: number, y: number, look?: "strong" | "water" | "before"]> = {
  city: [84, 100, "strong"],
  station: [214, 180, "before"],
  motorway: [566, 232],
  tram: [538, 322, "before"],
  town: [400, 462],
  place: [368, 382, "strong"],
  lagoons: [40, 612, "water"],
  sea: [400, 698, "water"],
};

export function SketchMap({ labels, description }: SketchMapProps) {
  return (
    <div className="sketch-map" role="img" aria-label={description}>
      <link rel="stylesheet" href={mapStyles} precedence="medium" />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <path d={`M0 0h${width}v${height}H0z`} fill="var(--sunken)" />
        <path d="M0 700C130 684 260 654 360 624S570 556 640 524V740H0z" className="map-water" />
        <path
          d="M0 612c50-34 120-52 172-42s64 36 36 56-110 34-150 38-58 4-58-2zM262 590c10-34 70-58 128-62s88 8 76 30-66 38-112 48-98 16-92-16zM500 520c14-30 76-52 140-66v54c-52 20-92 28-118 28s-28-6-22-16z"
          className="map-water"
        />
        <path d="M436 652q20-7 40 0t40-7 40-9 40-10m-330 84q20-7 40 0t40-5" className="map-waves" />
        <path
          d="M50 70c50-46 160-56 218-14s70 84 40 122-96 54-156 46-116-34-126-76 6-58 24-78zM284 424c14-24 60-30 88-14s24 48-4 60-72 6-86-10-8-24 2-36z"
          fill="var(--line)"
        />
        <path d="M330 0c14 70 8 130-2 190s-14 110-30 170-30 110-44 160-12 90-2 142" className="map-river" />
        <path d="M0 372C140 330 300 296 440 250S600 172 640 150" className="map-motorway" />
        <path d="M0 372C140 330 300 296 440 250S600 172 640 150" className="map-motorway-middle" />
        <path d="M250 182c84 0 270 40 306 118s-24 116-204 136" className="map-tram" />
        <path d="M224 166h28v28h-28z" fill="var(--ink)" />
        <path d="M340 438v-44" stroke="var(--ink)" strokeWidth="5" />
        <circle cx="340" cy="384" r="16" fill="var(--accent)" stroke="var(--ink)" strokeWidth="4" />
        <path d="M600 66V26m-10 13 10-13 10 13" fill="none" stroke="var(--ink)" strokeWidth="3" />
      </svg>
      {(Object.keys(places) as Label[]).map((name) => {
        const [x, y, look] = places[name];
        return (
          <span
            key={name}
            aria-hidden
            className={look && `map-${look}`}
            style={{ "--x": `${(x / width) * 100}%`, "--y": `${(y / height) * 100}%` }}
          >
            {labels[name]}
          </span>
        );
      })}
    </div>
  );
}
