import type { updatesOf } from "../../../domain/investor-update/read.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { updatesWords } from "./words.ts";

export function Archive({ updates }: { updates: Awaited<ReturnType<typeof updatesOf>> }) {
  const words = useWords(updatesWords);
  const { date, month } = formats[useLanguage().lang];
  return (
    <section className="panel workspace-part">
      <h2>{words.archive(updates.length)}</h2>
      {updates.length === 0 && <p>{words.noArchive}</p>}
      <ul className="grid gap-3">
        {updates.map((update) => (
          <li key={update.id}>
            <TextLink to={pathOf("founder-update", { id: update.id })}>
              {words.updateOf(month(update.figures.month))}
            </TextLink>
            <p className="note">
              {words.sentTo(date(update.sentAt), update.to)}
              {update.corrects && ` ${words.isCorrection}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
