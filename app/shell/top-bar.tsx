import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from "react";
import { Link, useLocation } from "react-router";
import { LinkButton } from "../../ui/button.tsx";
import { CrossIcon, MenuIcon } from "../../ui/icons.tsx";
import { LogoMark } from "../../ui/logo-mark.tsx";
import { AccountBar, AccountMenu, useAccount } from "./account/account-bar.tsx";
import { pathOf, pathsOf } from "../paths.ts";
import { ApplyBy } from "./apply-by.tsx";
import { useWords } from "./language.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { ThemeChoice } from "./theme-choice.tsx";
import { shellWords } from "./words.ts";

const entries = ["home", "program", "pitch-session", "investors", "blog", "about"] as const;

function Entries({ className }: { className: string }) {
  const shell = useWords(shellWords);
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {entries.map((name) => {
        const address = pathOf(name);
        return (
          address && (
            <li key={name}>
              <Link to={address} viewTransition aria-current={pathsOf(name).includes(pathname) ? "page" : undefined}>
                {shell.nav[name]}
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
}

function SignIn() {
  const shell = useWords(shellWords);
  return (
    <Link to={pathOf("sign-in")} viewTransition className="bar-sign-in">
      {shell.footer.signIn}
    </Link>
  );
}

function MobileMenu() {
  const shell = useWords(shellWords);
  const account = useAccount();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute("open");
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !menu.current?.open) return;
    close();
    menu.current.querySelector("summary")?.focus();
  };
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("a")) close();
  };
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
          <AccountMenu account={account} />
        ) : (
          <>
            <LinkButton to={pathOf("application")} look="secondary" viewTransition>
              {shell.nav.apply}
            </LinkButton>
            <SignIn />
          </>
        )}
        <div className="menu-choices">
          <LanguageChoice />
          <ThemeChoice />
        </div>
      </nav>
    </details>
  );
}

export function TopBar() {
  const shell = useWords(shellWords);
  const account = useAccount();
  return (
    <header className="bar">
      <div className={account ? "page bar-inside bar-full" : "page bar-inside"}>
        <Link to={pathOf("home") ?? "/"} viewTransition aria-label={shell.home} className="brand">
          <LogoMark />
          The Lab
        </Link>
        <nav aria-label={shell.nav.label} className="bar-nav">
          <Entries className="bar-entries" />
        </nav>
        <div className="bar-end">
          <LanguageChoice />
          {account ? <AccountBar account={account} /> : <SignIn />}
        </div>
        {!account && <ApplyBy />}
        <MobileMenu />
      </div>
    </header>
  );
}
