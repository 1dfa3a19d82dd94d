import { Link } from "react-router";
import { organisation } from "../../platform/language/organisation.ts";
import { LogoMark } from "../../ui/logo-mark.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { useAccount } from "./account/use-account.ts";
import { useConsentPrompt } from "./consent/use-consent-prompt.ts";
import { useWords } from "./language.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { ThemeChoice } from "./theme-choice.tsx";
import { shellWords } from "./words.ts";
import { choicesPath, pathOf, aliasPathOf } from "../paths.ts";

export const legalPages = ["privacy", "legal-notice", "terms", "sale-terms", "cookies"] as const;

function Links({ title, links }: { title: string; links: { words: string; to: string | undefined }[] }) {
  return (
    <div>
      <h2 className="footer-title">{title}</h2>
      <ul className="footer-links">
        {links.map(
          ({ words, to }) =>
            to && (
              <li key={words}>
                <Link to={to} viewTransition>
                  {words}
                </Link>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

export function useLegalLinks(accessibility: string) {
  const { footer } = useWords(shellWords);
  const prompt = useConsentPrompt();
  return [
    ...legalPages.map((name) => ({ words: footer[name], to: pathOf(name) })),
    ...(prompt ? [{ words: footer.manage, to: choicesPath }] : []),
    { words: accessibility, to: pathOf("accessibility") },
  ];
}

type FooterProps = {
  accessibility: string;
  duration: string;
  city: string;
  /** True for a footer without the links to the site's other pages. */
  isMinimal: boolean;
};

export function Footer({ accessibility, duration, city, isMinimal }: FooterProps) {
  const { nav, footer } = useWords(shellWords);
  const account = useAccount();
  const legal = useLegalLinks(accessibility);
  const entries = [
    ...(["program", "pitch-session", "investors", "blog", "about"] as const).map((name) => ({
      words: nav[name],
      to: aliasPathOf(name),
    })),
    { words: footer.pricing, to: pathOf("pricing") },
    { words: nav.apply, to: aliasPathOf("application") },
    { words: nav.contact, to: `${aliasPathOf("about")}#contact` },
    { words: footer.signIn, to: account ? undefined : pathOf("sign-in") },
  ];
  const ideas = (["quiz", "guide", "studio"] as const).map((name) => ({ words: footer[name], to: pathOf(name) }));
  return (
    <footer className="footer">
      <div className="page">
        <Ruler steps={36} long={[0, 18, 36]} height={18} />
        <div className="footer-columns">
          <div className="grid content-start gap-3 max-w-[22rem]">
            <p className="brand">
              <LogoMark />
              {organisation()}
            </p>
            <p>{footer.line(duration, city)}</p>
            <p>{footer.disclaimer}</p>
          </div>
          <nav aria-label={footer.label} className="footer-nav">
            {!isMinimal && (
              <>
                <Links title={footer.site} links={entries} />
                <Links title={footer.idea} links={ideas} />
              </>
            )}
            <Links title={footer.legal} links={legal} />
          </nav>
          <div className="grid content-start justify-items-start">
            <h2 className="footer-title">{footer.display}</h2>
            <LanguageChoice />
            <ThemeChoice />
          </div>
        </div>
      </div>
    </footer>
  );
}
