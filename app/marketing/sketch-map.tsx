import type { CSSProperties } from "react";
import type { AboutPage, Resolved } from "../../domain/content/content.ts";

type SketchMapProps = { labels: Resolved<AboutPage>["place"]["map"]["labels"]; description: string };

type Label = keyof SketchMapProps["labels"];

const width = 640;
const height = 560;

/** Where each label stands on the drawing; set as text of the page, so that it keeps its size on a small screen. */
const places: Record<Label, readonly [x: number, y: number, look?: "strong" | "water"]> = {
  city: [70, 62, "strong"],
  station: [252, 142],
  motorway: [560, 178],
  tram: [432, 232],
  town: [150, 316],
  place: [352, 316, "strong"],
  lagoons: [96, 424, "water"],
  sea: [440, 520, "water"],
};

/** Land, water and what crosses them between Montpellier and the sea; north is at the top. */
export function SketchMap({ labels, description }: SketchMapProps) {
  return (
    <div className="sketch-map" role="img" aria-label={description}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <path d={`M0 0h${width}v${height}H0z`} fill="var(--sunken)" />
        <path d="M0 536C120 520 240 496 340 470S560 408 640 380v180H0z" className="map-water" />
        <path
          d="M0 452c40-22 96-40 150-36s76 26 60 44-70 26-120 36-74 12-90 10zM236 452c4-30 60-56 116-64s92 2 84 20-60 32-104 44-98 20-96 0zM470 380c10-26 70-40 170-58v40c-60 18-104 30-140 34s-36-4-30-16z"
          className="map-water"
        />
        <path d="M46 520q20-6 40 0t40-6 40-6 40-8m60 36q20-6 40-2t40-8 40-10 40-12 40-12" className="map-waves" />
        <path d="M60 40c40-26 120-36 168-8s60 62 40 96-70 44-118 40-96-22-112-56 0-60 22-72z" fill="var(--line)" />
        <path d="M262 0c18 60 40 110 34 160s14 100 10 150 10 60 14 78" className="map-river" />
        <path d="M0 300C140 262 300 232 440 196S600 128 640 112" className="map-motorway" />
        <path d="M0 300C140 262 300 232 440 196S600 128 640 112" className="map-motorway-middle" />
        <path d="M228 138c60 10 132 40 168 82s16 76-66 96" className="map-tram" />
        <path d="M284 318h46m-34 16h30m-38-32h24" stroke="var(--line-strong)" strokeWidth="8" />
        <path d="M214 124h28v28h-28z" fill="var(--ink)" />
        <path d="M330 316v-46" stroke="var(--ink)" strokeWidth="5" />
        <circle cx="330" cy="262" r="15" fill="var(--accent)" stroke="var(--ink)" strokeWidth="4" />
        <path d="M604 60V24m-9 12 9-12 9 12" fill="none" stroke="var(--ink)" strokeWidth="3" />
      </svg>
      {(Object.keys(places) as Label[]).map((name) => {
        const [x, y, look] = places[name];
        return (
          <span
            key={name}
            aria-hidden
            className={look && `map-${look}`}
            style={{ "--x": `${(x / width) * 100}%`, "--y": `${(y / height) * 100}%` } as CSSProperties}
          >
            {labels[name]}
          </span>
        );
      })}
    </div>
  );
}
