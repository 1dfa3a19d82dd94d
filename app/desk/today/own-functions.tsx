import type { TeamFunction } from "../../../domain/team/rights.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { useOpens } from "../kit/use-opens.ts";
import { entries } from "../desk-nav.tsx";
import { deskWords } from "../words.ts";
import { deskTodayWords } from "./words.ts";

export function OwnFunctions({ functions }: { functions: readonly TeamFunction[] }) {
  const { nav, functions: names } = useWords(deskWords);
  const words = useWords(deskTodayWords).own;
  const opens = useOpens();
  const open = entries.filter((name) => name !== "admin" && opens(name));
  return (
    <section className="desk-part">
      <h2>{words.title(functions.map((each) => names[each]))}</h2>
      {open.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="flex flex-wrap gap-4">
          {open.map((name) => (
            <li key={name}>
              <TextLink to={pathOf(name)}>{nav[name]}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
