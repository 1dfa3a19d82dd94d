import { Marquee } from "../../ui/marquee.tsx";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import { useWords } from "./language.tsx";
import type { BannerItem } from "./shell-content.server.ts";
import { shellWords } from "./words.ts";

export function ResultsBanner({ items }: { items: BannerItem[] }) {
  const shell = useWords(shellWords);
  const { label, pause, example } = shell.banner;
  if (items.length === 0) return null;
  const claims = items.map(({ id, text, logo, isSample }) => ({
    id,
    item: (
      <span className="claim">
        {logo && <CompanyLogo name={logo.alt} image={logo.src} size="1.625rem" />}
        {text}
        {isSample && <span className="mark">{example}</span>}
      </span>
    ),
  }));
  return (
    <section className="banner" aria-label={label}>
      <Marquee beside pause={pause} seconds={110} rows={[{ id: "claims", towards: "left", items: claims }]} />
    </section>
  );
}
