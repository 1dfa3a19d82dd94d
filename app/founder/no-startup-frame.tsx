import type { ReactNode } from "react";
import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { SignedIn } from "../shell/signed-in/signed-in.tsx";
import { founderWords } from "./words.ts";

/** The page frame for a founder without a startup: only a link to the team page, without the cockpit's tabs. */
export function NoStartupFrame({ name, children }: { name: string; children: ReactNode }) {
  const { team, tabs } = useWords(founderWords);
  return (
    <SignedIn label={tabs.label} entries={[{ to: pathOf("founder-team"), words: team }]} name={name} notice={null}>
      {children}
    </SignedIn>
  );
}
