import { Link } from "react-router";
import { organisation } from "../../platform/language/organisation.ts";
import { LogoMark } from "../../ui/logo-mark.tsx";
import { AccountHere } from "./account/account-here.tsx";
import { useAccount } from "./account/use-account.ts";
import { pathOf } from "../paths.ts";
import { ApplyBy } from "./apply-by.tsx";
import { useWords } from "./language.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { shellWords } from "./words.ts";
import { Entries, SignIn } from "./bar-links.tsx";
import { MobileMenu } from "./mobile-menu.tsx";

export function TopBar() {
  const shell = useWords(shellWords);
  const account = useAccount();
  return (
    <header className="bar">
      <div className={account ? "page bar-inside bar-full" : "page bar-inside"}>
        <Link to={pathOf("home")} viewTransition aria-label={shell.home} className="brand">
          <LogoMark />
          {organisation()}
        </Link>
        <nav aria-label={shell.nav.label} className="bar-nav">
          <Entries className="bar-entries" />
        </nav>
        <div className="bar-end">
          <LanguageChoice />
          {account ? <AccountHere account={account} /> : <SignIn />}
        </div>
        {!account && <ApplyBy />}
        <MobileMenu />
      </div>
    </header>
  );
}
