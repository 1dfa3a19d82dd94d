import type { Logo, PitchSessionPage, Resolved } from "../../domain/content/content.ts";
import { LogoRow } from "../sections/logo-row.tsx";
import { useWords } from "../shell/language.tsx";
import { sectionWords } from "../sections/words.ts";

type PitchLogosProps = {
  logos: Resolved<PitchSessionPage>["logos"];
  startups: Resolved<Logo>[];
  investors: Resolved<Logo>[];
};

export function PitchLogos({ logos, startups, investors }: PitchLogosProps) {
  const { example } = useWords(sectionWords);
  const all = [...startups, ...investors];
  if (all.length === 0) return null;
  return (
    <section className="page section">
      <div className="trust-heading w-full">
        <h2 className="text-title-m">{logos.title}</h2>
        {all.some(({ sample }) => sample) && <p className="mark">{example}</p>}
      </div>
      <LogoRow title={logos.startups} logos={startups} towards="right">
        <h3 className="text-m">{logos.startups}</h3>
      </LogoRow>
      <LogoRow title={logos.investors} logos={investors} towards="left">
        <h3 className="text-m">{logos.investors}</h3>
      </LogoRow>
    </section>
  );
}
