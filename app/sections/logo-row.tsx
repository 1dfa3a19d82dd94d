import type { ReactNode } from "react";
import type { Logo, Resolved } from "../../domain/content/content.ts";
import { Marquee } from "../../ui/marquee.tsx";
import { sectionWords } from "./words.ts";
import { useWords } from "../shell/language.tsx";
import { LogoLine } from "./logo-line.tsx";

type Props = { title: string; logos: Resolved<Logo>[]; towards: "left" | "right"; children: ReactNode };

export function LogoRow({ title, logos, towards, children }: Props) {
  const { pauseLogos } = useWords(sectionWords);
  if (logos.length === 0) return null;
  return (
    <div className="logo-row">
      {children}
      <Marquee
        beside
        label={title}
        pause={`${pauseLogos} (${title})`}
        seconds={60}
        rows={[{ id: title, towards, items: logos.map((logo) => ({ id: logo.id, item: <LogoLine logo={logo} /> })) }]}
      />
    </div>
  );
}
