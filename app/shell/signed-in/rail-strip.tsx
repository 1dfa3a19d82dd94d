import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { useOnChange } from "../../../ui/use-on-change.ts";
import { type RouteName, routeAt } from "../../paths.ts";

export type Entry = {
  to: string;
  words: string;
  /** Pages that one comes to from it. */
  holds?: readonly RouteName[];
  /** What the green dot beside it says. */
  dot?: string | undefined;
};

/** Whether this entry leads to the page at a path, by whichever of its addresses, or to one that it holds. */
function currentAt({ to, holds = [] }: Entry, path: string) {
  const name = routeAt(path);
  if (name === undefined) return undefined;
  return name === routeAt(to) ? "page" : holds.includes(name) ? "true" : undefined;
}

function showCurrent(strip: HTMLElement | null) {
  const current = strip?.querySelector<HTMLElement>("[aria-current]");
  if (current && strip) strip.scrollLeft = current.offsetLeft - 48;
}

/** The tabs of a rail; on a narrow screen a strip that scrolls, to the one that is open. */
export function RailStrip({ label, entries }: { label: string; entries: readonly Entry[] }) {
  const { pathname } = useLocation();
  const strip = useRef<HTMLElement>(null);
  useOnChange(pathname, () => showCurrent(strip.current));
  // A window made narrow turns the rail into a strip, which begins at its first tab.
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
