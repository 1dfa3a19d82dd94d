import type { Logo, PitchSessionPage, Resolved } from "../../domain/content/content.ts";
import { Marquee } from "../../ui/marquee.tsx";
import { useWords } from "../shell/language.tsx";
import { LogoLine } from "../sections/logo-line.tsx";
import { marketingWords } from "./words.ts";

type PitchLogosProps = {
  logos: Resolved<PitchSessionPage>["logos"];
  startups: Resolved<Logo>[];
  investors: Resolved<Logo>[];
};

export function PitchLogos({ logos, startups, investors }: PitchLogosProps) {
  const marketing = useWords(marketingWords);
  const rows = [
    { id: "startups", title: logos.startups, items: startups, towards: "right" },
    { id: "investors", title: logos.investors, items: investors, towards: "left" },
  ] as const;
  const shown = rows.filter(({ items }) => items.length > 0);
  if (shown.length === 0) return null;
  return (
    <section className="page section">
      <div className="trust-heading w-full">
        <h2 className="text-title-m">{logos.title}</h2>
        {[...startups, ...investors].some(({ sample }) => sample) && <p className="mark">{marketing.example}</p>}
      </div>
      {shown.map(({ id, title, items, towards }) => (
        <div key={id} className="logo-row">
          <h3 className="text-m">{title}</h3>
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
