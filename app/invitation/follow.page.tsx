import { data, redirect } from "react-router";
import { confirmFollow, declineFollow, openFollowInvitation } from "../../domain/follow/invitation.server.ts";
import { followIn } from "../../domain/follow/link.server.ts";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { doneIn, doneUrl } from "../shell/done.server.ts";
import { pressed } from "../shell/form/link-press.server.ts";
import { byIntent, receiveAtPage } from "../shell/form/receive.server.ts";
import { useWords } from "../shell/language.tsx";
import { LinkOutcome } from "../shell/link-outcome.tsx";
import { noindexMetadata } from "../shell/noindex-metadata.ts";
import { personalHeaders } from "../shell/personal-headers.ts";
import type { Route } from "./+types/follow.page.ts";
import { AnswerForm } from "./answer-form.tsx";
import { followInvitationWords } from "./follow-words.ts";
import { masked } from "../shell/masked.ts";

const outcomes = ["confirmed", "declined", "stopped"] as const;

export async function loader(args: Route.LoaderArgs) {
  const { db, secret } = args.context.get(services);
  const words = followInvitationWords.in(args.context.get(services).lang);
  const id = followIn(secret, args.params.token);
  const { done } = doneIn(args);
  const outcome = outcomes.find((each) => each === done);
  if (id && outcome) return data({ title: words[outcome].title, outcome, invitation: null });
  const found = id && (await openFollowInvitation(db, id));
  if (!found) return data({ title: words.gone.title, outcome: null, invitation: null }, { status: 404 });
  const { name, email } = found;
  return data({ title: words.title(name), outcome: null, invitation: { whose: masked(email) } });
}

/** Only submitting the form changes data. Opening the page changes nothing, because mail programs prefetch links. */
export async function action(args: Route.ActionArgs) {
  const { db, secret } = args.context.get(services);
  const id = followIn(secret, args.params.token);
  if (!id) return data(null, { status: 404 });
  const here = (done: (typeof outcomes)[number]) =>
    redirect(doneUrl(args, pathOf("follow-invitation", args.params), done), 303);
  const gone = { refused: "gone", http: 404 };
  const confirm = async () => ((await confirmFollow(db, id)) ? here("confirmed") : gone);
  return receiveAtPage(
    args,
    byIntent(
      pressed(args, id, {
        "": confirm,
        confirm,
        decline: async () => ((await declineFollow(db, id)) ? here("declined") : gone),
        "not-me": async () => ((await declineFollow(db, id, { stop: true })) ? here("stopped") : gone),
      }),
    ),
  );
}

export const headers: Route.HeadersFunction = personalHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function FollowInvitationPage({ loaderData: { title, outcome, invitation } }: Route.ComponentProps) {
  const words = useWords(followInvitationWords);
  if (!invitation)
    return (
      <section className="page section">
        <LinkOutcome {...(outcome ? words[outcome] : words.gone)} followed={outcome !== null} />
      </section>
    );
  return (
    <section className="page section grid justify-items-start gap-4">
      <h1>{title}</h1>
      <p className="lead">{words.text}</p>
      <p className="wrap-anywhere">{words.whose(invitation.whose)}</p>
      <AnswerForm accept="confirm" refuse="decline" words={words} />
    </section>
  );
}
