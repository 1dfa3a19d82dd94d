import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { CrossIcon, MenuIcon } from "../../ui/icons.tsx";
import { useWords } from "../shell/language.tsx";
import { useFoldedMenu } from "../shell/use-folded-menu.ts";
import { useOpens } from "./kit/use-opens.ts";
import { SearchForm } from "./search/search-form.tsx";
import { deskWords } from "./words.ts";
import { pathOf } from "../paths.ts";

export const entries = [
  "admin",
  "admin-applications",
  "admin-leads",
  "admin-reviews",
  "admin-startups",
  "admin-score-reviews",
  "admin-sessions",
  "admin-hours",
  "admin-relations",
  "admin-mentors",
  "admin-people",
  "admin-team",
  "admin-copilot",
  "admin-newsletter",
  "admin-content",
  "admin-deliveries",
  "admin-audit",
  "admin-figures",
  "admin-privacy",
] as const;

/**
 * Checks whether a path equals a menu entry's path or lies below that path. The desk's start page matches only its own
 * path.
 */
const isWithin = (address: string, path: string) =>
  path === address || (address !== pathOf("admin") && path.startsWith(`${address}/`));

export const areaAt = (path: string) => entries.find((name) => isWithin(pathOf(name), path)) ?? "admin";

export function DeskNav() {
  const { nav } = useWords(deskWords);
  const { pathname } = useLocation();
  const opens = useOpens();
  return (
    <ul className="desk-entries">
      {entries.filter(opens).map((name) => {
        const address = pathOf(name);
        return (
          <li key={name}>
            <Link to={address} aria-current={isWithin(address, pathname) ? "page" : undefined}>
              {nav[name]}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

export function DeskMenu({ end }: { end: ReactNode }) {
  const { nav } = useWords(deskWords);
  const opens = useOpens();
  const { menu, closeOnEscape, closeOnLink } = useFoldedMenu();
  return (
    <details ref={menu} className="menu desk-menu" onKeyDown={closeOnEscape}>
      <summary>
        <MenuIcon className="menu-closed" />
        <CrossIcon className="menu-open" />
        {nav.menu}
      </summary>
      <nav aria-label={nav.menu} onClick={closeOnLink}>
        {opens("admin-search") && <SearchForm />}
        <DeskNav />
        <div className="desk-end">{end}</div>
      </nav>
    </details>
  );
}
