import { displayedField } from "../../../domain/edit-conflict/edit-conflict.ts";
import { shownOf } from "../../../domain/edit-conflict/edit-conflict.server.ts";
import { closedMonth } from "../../../domain/kpi/check-in.ts";
import { newestServed } from "../../../domain/deck/drawn.server.ts";
import { isPublished } from "../../../domain/publication/publication.server.ts";
import { mustRead } from "../../../domain/startup/access.ts";
import { inviteFollower } from "../../../domain/follow/invite.server.ts";
import { removeFollower } from "../../../domain/follow/invitation.server.ts";
import { readDraft, saveDraft } from "../../../domain/investor-update/draft.server.ts";
import { numbersToSend, previewUpdate, updatesOf } from "../../../domain/investor-update/read.server.ts";
import { readRecipients } from "../../../domain/investor-update/recipients.server.ts";
import { sendUpdate } from "../../../domain/investor-update/send.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { pathOf } from "../../paths.ts";
import { doneIn } from "../../shell/done.server.ts";
import { FailureLine } from "../../shell/form/failure-line.tsx";
import { formAction, handleAction } from "../../shell/form/handle-action.server.ts";
import { limited } from "../../shell/form/receive.server.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import workspaceStyles from "../../shell/workspace.css?url";
import { CockpitHead } from "../cockpit-head.tsx";
import { ProfileParts } from "../visibility/profile-parts.tsx";
import type { Route } from "./+types/updates.page.ts";
import { Archive } from "./archive.tsx";
import { Invite } from "./invite.tsx";
import { UpdateForm } from "./update-form.tsx";
import { inviteForm, removeForm, updateForm } from "./update-forms.server.ts";
import updateStyles from "./updates.css?url";
import { updatesWords } from "./words.ts";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: workspaceStyles },
  { rel: "stylesheet", href: updateStyles },
];

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, lang } = requireActor(args, "founder");
  const words = updatesWords.in(lang);
  const now = new Date();
  const updates = await updatesOf(db, actor);
  const corrected = new URL(args.request.url).searchParams.get("corrects");
  const { draft, savedAt } = await readDraft(db, actor);
  return {
    ...{ title: words.title, done: doneIn(args).done, draft, savedAt, shown: shownOf(draft) },
    numbers: await numbersToSend(db, actor, lang, now),
    month: closedMonth(parisDay(now)),
    corrects: updates.find(({ id }) => id === corrected)?.id ?? "",
    updates,
    isPublic: await isPublished(db, mustRead(actor), now),
    hasDeck: (await newestServed(db, mustRead(actor))) !== null,
    ...(await readRecipients(db, actor, now)),
  };
}

export function action(args: Route.ActionArgs) {
  const { actor, db, branding, env, lang } = requireActor(args, "founder");
  const here = { to: pathOf("founder-updates") };
  return handleAction(
    args,
    {
      save: formAction(updateForm, async ({ deck: _, ...typed }, sent) => {
        const answer = await saveDraft(db, actor, { typed, sent });
        return "refused" in answer ? answer : here;
      }),
      preview: formAction(updateForm, async ({ to: _, choose: __, corrects, deck, ...typed }, sent) => {
        const draft = await saveDraft(db, actor, { typed, sent });
        if ("refused" in draft) return draft;
        // Each recipient gets a personal deck link, so the preview contains a placeholder instead of a link.
        const deckUrl = deck ? `${env.APP_URL}${pathOf("deck-link", { link: "…" })}` : null;
        const all = { ...typed, corrects: corrects !== "" };
        const mail = await previewUpdate(db, actor, all, { lang, from: branding(lang), deckUrl });
        if (!mail) return { refused: "check-in" };
        const { subject, text, replyTo } = mail;
        // The preview has stored the draft; without the new value, the next save would look like a conflict.
        const saved = { [displayedField]: shownOf((await readDraft(db, actor)).draft) };
        return {
          refused: "preview",
          http: 200,
          values: { ...saved, previewSubject: subject, previewText: text, replyTo },
        };
      }),
      send: formAction(updateForm, async ({ to, choose, ...typed }, sent) => {
        const displayed = sent[displayedField] ?? "";
        const answer = await sendUpdate(db, actor, { ...typed, displayed, to: choose ? to : null });
        if (answer.status === "sent") return here;
        // After an error status the browser would keep the page's old numbers.
        return { refused: answer.status, ...(answer.status === "numbers-changed" && { http: 200 }) };
      }),
      invite: formAction(inviteForm, async ({ email }) => {
        const answer = await inviteFollower(db, actor, { email, lang });
        if (answer.status === "limited") return limited(answer);
        return answer.status === "invited" ? here : { refused: answer.status };
      }),
      remove: formAction(removeForm, async ({ invitation }) => {
        if (!(await removeFollower(db, actor, invitation))) throw new Response(null, { status: 404 });
        return here;
      }),
    },
    ["to"],
  );
}

export default function UpdatesPage({ loaderData, actionData: refusal }: Route.ComponentProps) {
  const words = useWords(updatesWords);
  const { month } = formats[useLanguage().lang];
  const { title, done, numbers, updates, recipients, waiting, corrects, draft, savedAt, shown, isPublic, hasDeck } =
    loaderData;
  const notice = words.done[done];
  const problem = refusal && words.refused[refusal.status];
  return (
    <>
      <CockpitHead title={title} context={words.context} />
      <div className="cockpit-work">
        <ProfileParts />
        {notice && !refusal && <StatusLine tone="good" {...notice} />}
        {problem && <FailureLine title={problem} text="" />}
        {numbers ? (
          <UpdateForm {...{ numbers, recipients, corrects, draft, savedAt, shown, isPublic, hasDeck, refusal }} />
        ) : (
          <section className="panel workspace-part">
            <h2>{words.checkInFirst(month(loaderData.month))}</h2>
            <p>{words.checkInText}</p>
            <p>
              <LinkButton to={pathOf("founder-check-in")}>{words.checkIn}</LinkButton>
            </p>
          </section>
        )}
        <div className="update-others">
          <Invite waiting={waiting} recipients={recipients} refusal={refusal} />
          <Archive updates={updates} />
        </div>
      </div>
    </>
  );
}
