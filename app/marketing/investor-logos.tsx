import type { HomePage, Resolved } from "../../domain/content/content.ts";
import { useWords } from "../shell/language.tsx";
import { type DrawnLogo, LogoLine } from "../sections/logo-line.tsx";
import { sectionWords } from "../sections/words.ts";

type InvestorLogosProps = { investors: Resolved<HomePage>["investors"]; logos: DrawnLogo[] };

export function InvestorLogos({ investors, logos }: InvestorLogosProps) {
  const { example } = useWords(sectionWords);
  if (logos.length === 0) return null;
  return (
    <section className="page">
      <div className="investors">
        <div className="grid content-start gap-3">
          <h2 className="text-title-s">{investors.title}</h2>
          <p className="text-ink-2">{investors.intro}</p>
          {logos.some(({ sample }) => sample) && <p className="mark justify-self-start">{example}</p>}
        </div>
        <ul className="investors-list">
          {logos.map((logo, index) => (
            <li key={index}>
              <LogoLine logo={logo} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
