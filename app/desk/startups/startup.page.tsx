import { recordToLookAt } from "../../../domain/deal/record.server.ts";
import { closureOf, drawnVersion } from "../../../domain/deck/drawn.server.ts";
import { contactOf } from "../../../domain/person/startup-contact.server.ts";
import { reviewPublication } from "../../../domain/publication/review-publication.server.ts";
import { publicationToReview } from "../../../domain/publication/read-reviews.server.ts";
import { removeLogoOf } from "../../../domain/publication/logo-removal.server.ts";
import { nameIn } from "../../../domain/startup/sample-name.ts";
import { formats } from "../../../platform/language/format.ts";
import { LinkIfOpen } from "../kit/link-if-open.tsx";
import { startupSheetStyles, StartupSheet } from "../../investor/deals/embed.tsx";
import { pathOf } from "../../paths.ts";
import { ActionButton } from "../../shell/form/action-button.tsx";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { NotFound } from "../../shell/not-found.tsx";
import { ActionNotice } from "../kit/action-notice.tsx";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { gone } from "../kit/gone.server.ts";
import { formAction } from "../../shell/form/handle-action.server.ts";
import { handleAction } from "../kit/handle-action.server.ts";
import { listPath } from "../kit/list-address.ts";
import { RefusalNotice } from "../kit/refusal-notice.tsx";
import { alsoWhenOvertaken } from "../../shell/form/also-when-overtaken.ts";
import { requireColleague } from "../../shell/require.server.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/startup.page.ts";
import { lookForm } from "./look-form.server.ts";
import { LookPanel } from "./look-panel.tsx";
import { deskStartupsWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: startupSheetStyles }];

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, lang } = requireColleague(args);
  const { startup } = args.params;
  const found = await publicationToReview(db, actor, startup);
  const record = await recordToLookAt(db, actor, startup);
  if (!found || !record) return gone(lang);
  const name = nameIn(lang, record.profile.startup_name ?? "");
  const contact = (await contactOf(db, startup))?.id ?? startup;
  const uploaded = {
    waits: await drawnVersion(db, found.waits?.deckVersion ?? null),
    shown: await drawnVersion(db, found.shown?.deckVersion ?? null),
  };
  return { title: deskWords.in(lang).title(name), name, found, record, contact, uploaded };
}

export function action(args: Route.ActionArgs) {
  const { actor, db } = requireColleague(args);
  const { startup } = args.params;
  return handleAction(args, {
    publish: formAction(lookForm, async ({ verdict, reason, look }) => {
      const isDeckClosed = (await closureOf(db, startup)) !== null;
      const { status } = await reviewPublication(db, actor, startup, { verdict, reason, look, isDeckClosed });
      return status === "stored" ? { to: pathOf("admin-startup", { startup }) } : { refused: status };
    }),
    async "remove-logo"({ logo }) {
      const removed = await removeLogoOf(db, actor, startup, logo);
      if (removed === "removed") return { to: pathOf("admin-startup", { startup }) };
      return { refused: removed === "gone" ? "gone" : "otherLogo" };
    },
  });
}

export const shouldRevalidate = alsoWhenOvertaken;

export default function StartupPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(deskStartupsWords);
  const { lang } = useLanguage();
  const { date } = formats[lang];
  const back = { to: listPath(pathOf("admin-startups"), { state: "to-look-at" }), words: words.look.back };
  if ("gone" in loaderData) return <NotFound back={{ ...back, to: pathOf("admin-startups") }} />;
  const { name, found, record, contact, uploaded } = loaderData;
  const { refused, waits, shown } = found;
  const isProposed = refused !== null || (waits !== null && shown !== null);
  return (
    <>
      <DeskHeading title={name} back={back} text={words.look.states[found.state]} />
      <RefusalNotice refusal={actionData ?? undefined} problems={words.look.problems} />
      <ActionNotice of={["publish", "remove-logo"]} />
      {refused?.lookedAt && !waits && (
        <StatusLine tone="warn" title={words.look.refused(date(refused.lookedAt))} text={refused.reason} />
      )}
      <div className="desk-file">
        <section className="desk-panel">
          <h2>{isProposed ? words.look.proposed : words.look.seen}</h2>
          {isProposed && shown && <p>{words.look.seenNow(nameIn(lang, shown.name ?? ""))}</p>}
          <StartupSheet
            record={record}
            isUnseen={shown === null}
            linkTo={(link) => (link === "deck" ? record.profile.pitch_deck_url : record.profile.website) ?? ""}
          />
        </section>
        <div>
          {waits && (
            <LookPanel
              startup={record.founder}
              waits={waits}
              shown={shown}
              uploaded={uploaded}
              isDeckClosed={record.isDeckClosed}
              refusal={actionData ?? undefined}
            />
          )}
          {record.logo && (
            <ActionButton
              intent="remove-logo"
              fields={{ logo: record.logo }}
              action={pathOf("admin-startup", { startup: record.founder })}
              look="secondary"
              small
            >
              {words.look.removeLogo}
            </ActionButton>
          )}
          <p>
            <LinkIfOpen page="admin-person" to={pathOf("admin-person", { id: contact })}>
              {words.look.founder}
            </LinkIfOpen>
          </p>
        </div>
      </div>
    </>
  );
}
