import type { Logo, Resolved, StudioPage } from "../../domain/content/content.ts";
import { Marquee } from "../../ui/marquee.tsx";
import { useWords } from "../shell/language.tsx";
import { LogoLine } from "../sections/logo-line.tsx";
import { marketingWords } from "../marketing/words.ts";

type LogosProps = { titles: Resolved<StudioPage>["logos"]; startups: Resolved<Logo>[]; investors: Resolved<Logo>[] };

export function Logos({ titles, startups, investors }: LogosProps) {
  const marketing = useWords(marketingWords);
  const rows = [
    { id: "startups", title: titles.startups, items: startups, towards: "right" },
    { id: "investors", title: titles.investors, items: investors, towards: "left" },
  ] as const;
  const shown = rows.filter(({ items }) => items.length > 0);
  if (shown.length === 0) return null;
  return (
    <section className="page">
      {shown.map(({ id, title, items, towards }) => (
        <div key={id} className="logo-row">
          <div className="trust-heading mb-0">
            <h2 className="text-m">{title}</h2>
            {items.some(({ sample }) => sample) && <p className="mark">{marketing.example}</p>}
          </div>
          <Marquee
            beside
            label={title}
            pause={`${marketing.pauseLogos} (${title})`}
            seconds={60}
            rows={[{ id, towards, items: items.map((logo) => ({ id: logo.id, item: <LogoLine logo={logo} /> })) }]}
          />
        </div>
      ))}
    </section>
  );
}
