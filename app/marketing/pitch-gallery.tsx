import type { Event, Logo, PitchSessionPage, Resolved } from "../../domain/content/content.ts";
import { formats } from "../../platform/language/format.ts";
import { withCapital } from "../../platform/language/with-capital.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import { LogoLine } from "../sections/logo-line.tsx";
import { Photos } from "../sections/photos.tsx";
import { marketingWords } from "./words.ts";
import { sectionWords } from "../sections/words.ts";
import { pathOf, showcasePathOf } from "../paths.ts";

export type PitchGalleryProps = {
  gallery: Resolved<PitchSessionPage>["gallery"];
  /**
   * `shown` counts startups with a public profile. `isClosed` means that a page records what happened at the session.
   */
  past: (Resolved<Event> & { shown: number; isClosed: boolean })[];
  partners: Resolved<Logo>[];
};

/** The maximum number of ticks drawn for the startups of a session. */
const mostTicks = 60;

const mostFeatured = 2;

export function PitchGallery({ gallery, past, partners }: PitchGalleryProps) {
  const { lang } = useLanguage();
  const marketing = useWords(marketingWords);
  const { example } = useWords(sectionWords);
  const { photos = [] } = gallery;
  const title = partners.length > 0 ? gallery.title : marketing.past.title;
  const { days, count } = formats[lang];
  const counted = past.filter(({ pitched }) => pitched !== null).slice(0, mostFeatured);
  const featured = counted.length > 0 ? counted : past.slice(0, mostFeatured);
  const others = past.filter((session) => !featured.includes(session));
  const cellsOf = ({ name, startsOn, endsOn, place, selected, pitched }: Omit<Resolved<Event>, "id">) => [
    name,
    startsOn && days(startsOn, endsOn ?? startsOn),
    place,
    selected === null ? null : count(selected),
    pitched === null ? null : count(pitched),
  ];
  // Columns without any value are left out of the table.
  const isFilled = [0, 1, 2, 3, 4].map((column) => others.some((session) => cellsOf(session)[column]));
  return (
    <section className="page section">
      <h2>{title}</h2>
      <ul className="gallery">
        {featured.map(({ id, name, startsOn, endsOn, place, selected, pitched, shown, isClosed }) => {
          const showcase = showcasePathOf(id, shown);
          return (
            <li key={id} className="on-scene">
              {pitched ? (
                <Ruler steps={Math.min(pitched, mostTicks) - 1} done={pitched} long={[]} height={88} />
              ) : (
                <Ruler steps={12} height={37} />
              )}
              <h3>{name}</h3>
              {startsOn && <p>{[days(startsOn, endsOn ?? startsOn), place].filter(Boolean).join(", ")}</p>}
              {selected !== null && (
                <p>
                  <span className="figure me-1 text-title-m">{count(selected)}</span> {gallery.selected}
                </p>
              )}
              {pitched !== null && (
                <p>
                  <span className="figure me-1 text-title-m">{count(pitched)}</span> {gallery.pitched}
                </p>
              )}
              {showcase && (
                <TextLink to={showcase} viewTransition>
                  {gallery.see}
                </TextLink>
              )}
              {isClosed && <TextLink to={pathOf("session-page", { id })}>{marketing.past.record}</TextLink>}
            </li>
          );
        })}
      </ul>
      {photos.length > 0 && <Photos photos={photos} />}
      {others.length > 0 && (
        <DataTable
          className="past-sessions"
          caption={title}
          captionHidden
          columns={[
            { title: marketing.past.session },
            { title: marketing.past.date },
            { title: marketing.past.place },
            { title: withCapital(gallery.selected), figures: true },
            { title: withCapital(gallery.pitched), figures: true },
          ].filter((_, index) => isFilled[index])}
          rows={others.map(({ id, shown, isClosed, ...session }) => {
            const showcase = isClosed ? pathOf("session-page", { id }) : showcasePathOf(id, shown);
            const [name, ...cells] = cellsOf(session);
            const link = showcase && (
              <TextLink to={showcase} viewTransition>
                {name}
              </TextLink>
            );
            return {
              id,
              cells: [link ?? name, ...cells.map((cell) => cell ?? "–")].filter((_, index) => isFilled[index]),
            };
          })}
        />
      )}
      {partners.length > 0 && (
        <div className="trust-heading mt-6 w-full">
          <h3 className="text-m">{gallery.partners}</h3>
          {partners.map((logo) => (
            <LogoLine key={logo.id} logo={logo} />
          ))}
          {partners.some(({ sample }) => sample) && <p className="mark">{example}</p>}
        </div>
      )}
    </section>
  );
}
