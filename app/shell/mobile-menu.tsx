import type { FocusEvent } from "react";
import { LinkButton } from "../../ui/button.tsx";
import { CrossIcon, MenuIcon } from "../../ui/icons.tsx";
import { AccountHere } from "./account/account-here.tsx";
import { useAccount } from "./account/use-account.ts";
import { pathOf } from "../paths.ts";
import { useWords } from "./language.tsx";
import { useFoldedMenu } from "./use-folded-menu.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { ThemeChoice } from "./theme-choice.tsx";
import { shellWords } from "./words.ts";
import { Entries, SignIn } from "./bar-links.tsx";

export function MobileMenu() {
  const shell = useWords(shellWords);
  const account = useAccount();
  const { menu, close, closeOnEscape, closeOnLink } = useFoldedMenu();
  const closeWhenLeft = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !menu.current?.contains(relatedTarget as Node)) close();
  };
  return (
    <details ref={menu} className="menu" onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <summary>
        <MenuIcon className="menu-closed" />
        <CrossIcon className="menu-open" />
        <span className="menu-word">{shell.nav.menu}</span>
      </summary>
      <nav aria-label={shell.nav.menu} onClick={closeOnLink}>
        <Entries className="menu-entries" />
        {account ? (
          <AccountHere menu account={account} />
        ) : (
          <>
            <LinkButton to={pathOf("application")} look="secondary" viewTransition>
              {shell.nav.apply}
            </LinkButton>
            <SignIn />
          </>
        )}
        <div className="flex flex-wrap justify-between gap-y-2 gap-x-5">
          <LanguageChoice />
          <ThemeChoice />
        </div>
      </nav>
    </details>
  );
}
