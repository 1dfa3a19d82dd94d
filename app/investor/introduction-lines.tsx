import { nameIn } from "../../domain/startup/sample-name.ts";
import { formats } from "../../platform/language/format.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import type { HomeData } from "./home-data.server.ts";
import { investorWords } from "./words.ts";

export function IntroductionLines({ lines }: { lines: HomeData["introductions"] }) {
  const { introductions: words } = useWords(investorWords);
  const { lang } = useLanguage();
  const { moment } = formats[lang];
  return (
    <section className="cockpit-section">
      <h2>{words.title}</h2>
      {lines.length > 0 ? (
        <ul className="introduction-lines">
          {lines.map(({ id, startup, turn, at, minutes }) => (
            <li key={id}>
              <strong className="wrap-anywhere">{nameIn(lang, startup)}</strong>{" "}
              <span>{words.turns[turn](moment(at), minutes)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p>{words.none}</p>
      )}
      <TextLink to={pathOf("investor-introductions")}>{words.open}</TextLink>
    </section>
  );
}
