import { useRef } from "react";
import { Link, useLocation } from "react-router";
import { CrossIcon, MenuIcon } from "../../../ui/icons.tsx";
import { useOnChange } from "../../../ui/use-on-change.ts";
import { LogoMark } from "../../../ui/logo-mark.tsx";
import { Scene } from "../../../ui/scene.tsx";
import { useAccount } from "../account/account-bar.tsx";
import { pathOf, pathsOf, routeAt } from "../../paths.ts";
import { useWords } from "../language.tsx";
import { shellWords } from "../words.ts";
import { signedInWords } from "./words.ts";

type Entry = {
  to: string;
  words: string;
  /** What the green dot beside it says. */
  dot?: string | undefined;
};

export type RailProps = {
  /** What the entries are together. */
  label: string;
  entries: readonly Entry[];
  /** Whose area it is, and as what they are here. */
  name: string;
  status?: string | undefined;
  profile: Entry;
};

/** Whether this entry leads to the page at a path, by whichever of its addresses. */
function isAt(to: string, path: string) {
  const name = routeAt(to);
  return name !== undefined && pathsOf(name).includes(path);
}

/** Tabs on a ruler; where it is narrow a bar, and a strip of the tabs that scrolls. */
export function Rail({ label, entries, name, status, profile }: RailProps) {
  const shell = useWords(shellWords);
  const own = useWords(signedInWords);
  const account = useAccount();
  const { pathname } = useLocation();
  const strip = useRef<HTMLElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useOnChange(pathname, () => {
    foot.current?.hidePopover?.();
    const current = strip.current?.querySelector<HTMLElement>("[aria-current]");
    if (current && strip.current) strip.current.scrollLeft = current.offsetLeft - 48;
  });
  return (
    <header className="rail on-scene">
      <Link to={pathOf("home")} aria-label={shell.home} className="brand">
        <LogoMark />
        The Lab
      </Link>
      <button className="rail-menu" popoverTarget="rail-foot">
        <MenuIcon className="rail-menu-closed" />
        <CrossIcon className="rail-menu-open" />
        {own.menu}
      </button>
      <nav ref={strip} aria-label={label} className="rail-strip">
        <ul className="rail-entries">
          {entries.map(({ to, words, dot }) => (
            <li key={to}>
              <Link to={to} aria-current={isAt(to, pathname) ? "page" : undefined}>
                {words}
                {dot && (
                  <>
                    <span className="rail-dot" aria-hidden />
                    <span className="sr-only">, {dot}</span>
                  </>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Scene view="rail" className="rail-scene" />
      <div ref={foot} id="rail-foot" popover="auto" className="rail-foot">
        <p className="rail-name">{name}</p>
        <p className="rail-status">
          {[account?.label, status].filter(Boolean).map((each) => (
            <span key={each}>{each}</span>
          ))}
        </p>
        {account && (
          <Link to={account.account} title={account.title} className="rail-email">
            {account.email}
          </Link>
        )}
        <Link to={profile.to} state={{ from: pathname }}>
          {profile.words}
        </Link>
        <Link to={pathOf("home")}>{own.home}</Link>
        <form method="post" action={pathOf("sign-out")}>
          <button>{own.signOut}</button>
        </form>
      </div>
    </header>
  );
}
