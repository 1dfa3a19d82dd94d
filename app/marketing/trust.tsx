import type { HomePage, Logo, Resolved } from "../../domain/content/content.ts";
import { Marquee } from "../../ui/marquee.tsx";
import { useWords } from "../shell/language.tsx";
import { LogoLine } from "../sections/logo-line.tsx";
import { marketingWords } from "./words.ts";

const rows = [
  { row: 1, towards: "right" },
  { row: 2, towards: "left" },
  { row: 3, towards: "right" },
] as const;

type TrustProps = { trust: Resolved<HomePage>["trust"]; logos: Resolved<Logo>[] };

export function Trust({ trust, logos }: TrustProps) {
  const marketing = useWords(marketingWords);
  const filled = rows.map(({ row, towards }) => ({
    id: String(row),
    towards,
    items: logos.filter((logo) => logo.row === row).map((logo) => ({ id: logo.id, item: <LogoLine logo={logo} /> })),
  }));
  if (logos.length === 0) return null;
  return (
    <section className="trust">
      <div className="page trust-heading">
        <h2 className="text-title-m">{trust.title}</h2>
        {logos.some(({ sample }) => sample) && <p className="mark">{marketing.example}</p>}
      </div>
      <Marquee
        label={marketing.logos}
        pause={marketing.pauseLogos}
        rows={filled.filter(({ items }) => items.length > 0)}
        seconds={120}
      />
    </section>
  );
}
