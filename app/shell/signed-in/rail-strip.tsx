import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { useOnChange } from "../../../ui/use-on-change.ts";
import { type RouteName, routeAt } from "../../paths.ts";

export type Entry = {
  to: string;
  words: string;
  /** The pages, in addition to the linked page, on which this entry is marked as current. */
  holds?: readonly RouteName[];
  dot?: string | undefined;
};

function currentAt({ to, holds = [] }: Entry, path: string) {
  const name = routeAt(path);
  if (name === undefined) return undefined;
  return name === routeAt(to) ? "page" : holds.includes(name) ? "true" : undefined;
}

function showCurrent(strip: HTMLElement | null) {
  const current = strip?.querySelector<HTMLElement>("[aria-current]");
  if (current && strip) strip.scrollLeft = current.offsetLeft - 48;
}

export function RailStrip({ label, entries }: { label: string; entries: readonly Entry[] }) {
  const { pathname } = useLocation();
  const strip = useRef<HTMLElement>(null);
  useOnChange(pathname, () => showCurrent(strip.current));
  // When the window becomes narrow, the strip starts at the first tab and must be scrolled to the current tab again.
  useEffect(() => {
    const narrow = matchMedia("(width < 64rem)");
    const show = () => showCurrent(strip.current);
    narrow.addEventListener("change", show);
    return () => narrow.removeEventListener("change", show);
  }, []);
  return (
    <nav ref={strip} aria-label={label} className="rail-strip">
      <ul className="rail-entries">
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to} aria-current={currentAt(entry, pathname)}>
              {entry.words}
              {entry.dot && (
                <>
                  <span className="rail-dot" aria-hidden />
                  <span className="sr-only">, {entry.dot}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
