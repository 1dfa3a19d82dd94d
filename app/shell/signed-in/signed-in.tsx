import type { ReactNode } from "react";
import { Link, useRouteLoaderData } from "react-router";
import type { RootData } from "../root-data.server.ts";
import { useLegalLinks } from "../footer.tsx";
import { LanguageChoice } from "../language-choice.tsx";
import { useWords } from "../language.tsx";
import { Frame } from "../frame.tsx";
import { PageTitle } from "../page-title.tsx";
import { ThemeChoice } from "../theme-choice.tsx";
import { shellWords } from "../words.ts";
import { AccountNotice } from "./account-notice.ts";
import { LoadingLine } from "./loading-line.tsx";
import { Rail, type RailProps } from "./rail.tsx";

function LegalLine() {
  const { footer } = useWords(shellWords);
  const root = useRouteLoaderData<RootData>("root");
  return (
    <footer className="legal-line">
      <nav aria-label={footer.legal}>
        <ul>
          {useLegalLinks(root?.shell.accessibility ?? "").map(({ words, to }) => (
            <li key={to}>
              <Link to={to}>{words}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="legal-line-choices">
        <LanguageChoice />
        <ThemeChoice />
      </div>
    </footer>
  );
}

type SignedInProps = RailProps & { notice: ReactNode; children: ReactNode };

export function SignedIn({ notice, children, ...rail }: SignedInProps) {
  return (
    <Frame>
      <PageTitle />
      <div className="signed-in">
        <Rail {...rail} />
        <main id="main" tabIndex={-1}>
          <LoadingLine />
          {notice}
          <AccountNotice value={notice}>{children}</AccountNotice>
        </main>
        <LegalLine />
      </div>
    </Frame>
  );
}
