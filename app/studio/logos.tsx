import type { Logo, Resolved, StudioPage } from "../../domain/content/content.ts";
import { LogoRow } from "../sections/logo-row.tsx";
import { useWords } from "../shell/language.tsx";
import { sectionWords } from "../sections/words.ts";

type LogosProps = { titles: Resolved<StudioPage>["logos"]; startups: Resolved<Logo>[]; investors: Resolved<Logo>[] };

export function Logos({ titles, startups, investors }: LogosProps) {
  if (startups.length + investors.length === 0) return null;
  return (
    <section className="page">
      <LogoRow title={titles.startups} logos={startups} towards="right">
        <RowHeading title={titles.startups} logos={startups} />
      </LogoRow>
      <LogoRow title={titles.investors} logos={investors} towards="left">
        <RowHeading title={titles.investors} logos={investors} />
      </LogoRow>
    </section>
  );
}

function RowHeading({ title, logos }: { title: string; logos: Resolved<Logo>[] }) {
  const { example } = useWords(sectionWords);
  return (
    <div className="trust-heading mb-0">
      <h2 className="text-m">{title}</h2>
      {logos.some(({ sample }) => sample) && <p className="mark">{example}</p>}
    </div>
  );
}
