import type { AboutPage, Resolved } from "../../domain/content/content.ts";
import { CheckIcon, ExternalIcon } from "../../ui/icons.tsx";
import { useWords } from "../shell/language.tsx";
import { Photos } from "../sections/photos.tsx";
import { FloorPlan, isDrawable } from "./floor-plan.tsx";
import { SketchMap } from "../sections/sketch-map.tsx";
import { shellWords } from "../shell/words.ts";

type PlaceProps = { place: Resolved<AboutPage>["place"]; meetingRooms: number; address: string[] };

/** Returns a link to an external map. The page itself loads nothing from the map service. */
const mapOf = (address: string[]) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.join(", "))}`;

export function Place({ place, meetingRooms, address }: PlaceProps) {
  const shell = useWords(shellWords);
  const { plan, map, photos = [] } = place;
  const { legend } = plan;
  return (
    <section className="page section">
      <div className="place">
        <div className="place-words grid-12">
          <div className="l:col-span-6">
            <h2>{place.title}</h2>
            <p className="lead mt-4">{place.intro}</p>
          </div>
          <ul className="grid content-end gap-3 l:col-span-5 l:col-start-8">
            {place.points.map((point) => (
              <li key={point} className="flex gap-3">
                <CheckIcon className="mt-1 flex-none text-brand" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        {(photos.length > 0 || isDrawable(meetingRooms)) && (
          <figure>
            {photos.length > 0 ? (
              <Photos photos={photos} />
            ) : (
              <FloorPlan area={plan.area.text} meetingRooms={meetingRooms} description={plan.description} />
            )}
            <figcaption hidden={photos.length > 0}>
              <h3 className="sr-only">{plan.title}</h3>
              <ol className="plan-legend">
                {[legend.meetingRoom, legend.openSpace, legend.offices, legend.kitchen, legend.entrance].map(
                  (room, index) => (
                    <li key={room}>
                      <b aria-hidden>{index + 1}</b> {room}
                    </li>
                  ),
                )}
              </ol>
              <p className="note mt-3">{plan.note}</p>
            </figcaption>
          </figure>
        )}
        <figure>
          <SketchMap labels={map.labels} description={map.description} />
          <figcaption className="mt-3">
            <h3 className="sr-only">{map.title}</h3>
            <p className="note">{map.note}</p>
            <a
              href={mapOf(address)}
              target="_blank"
              rel="noopener"
              className="link inline-flex min-h-[2.75rem] items-center gap-2"
            >
              {map.link} <ExternalIcon className="w-4" />
              <span className="sr-only">{shell.newTab}</span>
            </a>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
