import { Link } from "react-router";
import type { Event, Logo, PitchSessionPage, Resolved } from "../../domain/content/content.ts";
import { formats } from "../../platform/language/format.ts";
import { Ruler } from "../../ui/ruler.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import { LogoLine } from "../sections/logo-line.tsx";
import { marketingWords } from "./words.ts";
import { showcasePathOf } from "../paths.ts";

type PitchGalleryProps = {
  gallery: Resolved<PitchSessionPage>["gallery"];
  past: Resolved<Event>[];
  partners: Resolved<Logo>[];
};

/** More stakes than this are a grey field. */
const mostTicks = 60;

/** Past sessions as what is known of each: one stake a startup where they were counted. */
export function PitchGallery({ gallery, past, partners }: PitchGalleryProps) {
  const { lang } = useLanguage();
  const marketing = useWords(marketingWords);
  const { days, count } = formats[lang];
  return (
    <section className="page section">
      <h2>{gallery.title}</h2>
      <ul className="gallery">
        {past.map(({ id, name, startsOn, endsOn, place, selected, pitched }) => {
          const showcase = showcasePathOf(id);
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
                <Link to={showcase} viewTransition className="link">
                  {gallery.see}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      {partners.length > 0 && (
        <div className="trust-heading mt-6 w-full">
          <h3 className="text-m">{gallery.partners}</h3>
          {partners.map((logo) => (
            <LogoLine key={logo.id} logo={logo} />
          ))}
          {partners.some(({ sample }) => sample) && <p className="mark">{marketing.example}</p>}
        </div>
      )}
    </section>
  );
}
