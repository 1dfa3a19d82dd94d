import { Link, useLocation } from "react-router";
import { pathOf, routeAt } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { visibilityWords } from "./words.ts";

const parts = [
  { name: "founder-visibility", words: "shown" },
  { name: "founder-deck", words: "deck" },
  { name: "founder-introductions", words: "introductions" },
  { name: "founder-updates", words: "updates" },
] as const;

export function ProfileParts() {
  const { parts: words } = useWords(visibilityWords);
  const at = routeAt(useLocation().pathname);
  const here = at === "founder-update" ? "founder-updates" : at;
  return (
    <nav aria-label={words.label} className="sub-tabs">
      <ul>
        {parts.map(({ name, words: part }) => (
          <li key={name}>
            <Link to={pathOf(name)} aria-current={name === here ? "page" : undefined}>
              {words[part]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
