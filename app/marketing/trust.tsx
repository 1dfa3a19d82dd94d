import type { HomePage, Resolved } from "../../domain/content/content.ts";
import { Marquee } from "../../ui/marquee.tsx";
import { useWords } from "../shell/language.tsx";
import { type DrawnLogo, LogoLine } from "../sections/logo-line.tsx";
import { marketingWords } from "./words.ts";
import { sectionWords } from "../sections/words.ts";

type TrustProps = { trust: Resolved<HomePage>["trust"]; rows: DrawnLogo[][] };

export function Trust({ trust, rows }: TrustProps) {
  const marketing = useWords(marketingWords);
  const { example, pauseLogos } = useWords(sectionWords);
  const logos = rows.flat();
  const filled = rows.map((row, index) => ({
    id: String(index),
    towards: index % 2 ? ("left" as const) : ("right" as const),
    items: row.map((logo, place) => ({ id: String(place), item: <LogoLine logo={logo} /> })),
  }));
  if (logos.length === 0) return null;
  return (
    <section className="trust">
      <div className="page trust-heading">
        <h2 className="text-title-m">{trust.title}</h2>
        {logos.some(({ sample }) => sample) && <p className="mark">{example}</p>}
      </div>
      <Marquee
        label={marketing.logos}
        pause={pauseLogos}
        rows={filled.filter(({ items }) => items.length > 0)}
        seconds={120}
      />
    </section>
  );
}
