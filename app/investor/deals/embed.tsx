import styles from "./deals.css?url";
import type { ReactNode } from "react";
import type { StartupRecord } from "../../../domain/deal/deal.ts";
import { fieldsShownBy, type ShownPart, shownParts } from "../../../domain/publication/publication.ts";
import { nameIn } from "../../../domain/startup/sample-name.ts";
import { linkHost } from "../../../platform/http/link-host.ts";
import { formats } from "../../../platform/language/format.ts";
import { LinkButton, NewTabButton } from "../../../ui/button.tsx";
import { CompanyLogo } from "../../../ui/company-logo.tsx";
import { logoPath } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { SharedCapTable } from "./shared-cap-table.tsx";
import { SharedNumbers, SharedRunway } from "./shared-numbers.tsx";
import { useDealWords } from "./use-deal-words.ts";
import { dealWords } from "./words.ts";
import { Fields } from "./record-fields.tsx";

export const startupSheetStyles = styles;

type StartupLink = "deck" | "website";

type Props = {
  record: StartupRecord;
  linkTo: (link: StartupLink) => string;
  /** The URL of the page with the deck. Without a URL, only the deck's number of pages is shown. */
  deckTo?: string;
  /** True if no investor sees the record, so that it shows no day of publication. */
  isUnseen?: boolean;
  why?: ReactNode;
  desk?: ReactNode;
};

const texts = ["team", "market", "traction", "funding"] as const;

/** Shows a startup's record to an investor. Parts that the founder does not share are listed as not shared. */
export function StartupSheet({ record, linkTo, deckTo, isUnseen = false, why, desk }: Props) {
  const { lang } = useLanguage();
  const { record: words } = useWords(dealWords);
  const { textOf, focusNames } = useDealWords();
  const { shown, profile, publishedAt, confirmedAt, focus } = record;
  const isShown = (part: ShownPart) => shown.includes(part);
  const { date, month } = formats[lang];
  const name = nameIn(lang, profile.startup_name ?? "");
  // The language of the founder's text, if that text is not in the page's language.
  const written = record.lang === lang ? undefined : record.lang;
  const about = [
    textOf("sector", profile.sector ?? ""),
    profile.region && textOf("region", profile.region),
    textOf("current_stage", profile.current_stage ?? ""),
    profile.creation_date && words.created(month(profile.creation_date)),
  ];
  const isConfirmedLater = date(confirmedAt) !== date(publishedAt);
  const links = (
    [
      ["deck", profile.pitch_deck_url, words.openDeck],
      ["website", profile.website, words.openWebsite],
    ] as const
  ).filter(([part]) => isShown(part) && !(part === "deck" && record.deckPages));
  const keptBack = shownParts.filter((part) => !isShown(part)).map((part) => words.parts[part]);
  return (
    <article className="deal-record">
      <header className="deal-record-head">
        <CompanyLogo name={name} image={logoPath(record.founder, record.logo)} size="3.25rem" />
        <div>
          <h2>{name}</h2>
          <p className="note">
            {about.filter(Boolean).join(", ")}. {!isUnseen && words.publishedOn(date(publishedAt))}
            {!isUnseen && isConfirmedLater && ` ${words.confirmedOn(date(confirmedAt))}`}
          </p>
        </div>
      </header>
      {isShown("description") && (
        <p lang={profile.description ? written : undefined} className="deal-pitch">
          {profile.description || words.empty}
        </p>
      )}
      {(isShown("figures") || isShown("score")) && <SharedNumbers record={record} />}
      {why}
      {(links.length > 0 || record.deckPages) && (
        <section className="deal-part">
          <h3>{words.next}</h3>
          <div className="flex flex-wrap gap-y-3 gap-x-5 items-center">
            {record.deckPages && (
              <span className="flex flex-wrap gap-y-1 gap-x-3 items-center">
                {deckTo && (
                  <LinkButton to={deckTo} look="secondary" small>
                    {words.readDeck}
                  </LinkButton>
                )}
                <span className="note">{words.deckPages(record.deckPages)}</span>
              </span>
            )}
            {links.map(([link, address, open]) =>
              address ? (
                <span key={link} className="flex flex-wrap gap-y-1 gap-x-3 items-center">
                  <NewTabButton href={linkTo(link)} note={words.newTab} look="secondary" small>
                    {open}
                  </NewTabButton>
                  <span className="note">{words.leadsTo(linkHost(address))}</span>
                </span>
              ) : (
                <p key={link} className="note">
                  {link === "deck" && record.isDeckClosed ? words.deckClosed : words.noLink(words.parts[link])}
                </p>
              ),
            )}
          </div>
        </section>
      )}
      {focus.length > 0 && <p className="note">{words.sells(focusNames(focus))}</p>}
      {isShown("runway") && <SharedRunway record={record} />}
      {texts.filter(isShown).map((part) => (
        <section key={part} className="deal-part">
          <h3>{words.parts[part]}</h3>
          <Fields fields={fieldsShownBy[part] ?? []} profile={profile} written={written} />
        </section>
      ))}
      {isShown("cap-table") && <SharedCapTable record={record} />}
      {keptBack.length > 0 && <p className="note">{words.keptBack(keptBack.join(", ").toLowerCase())}</p>}
      {desk}
    </article>
  );
}
