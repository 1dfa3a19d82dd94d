import { data, redirect } from "react-router";
import { guestIn, openGuest } from "../../domain/session-seat/guest.server.ts";
import { leaveByLink } from "../../domain/session-seat/reserve.server.ts";
import { endOf, reservesUntil } from "../../domain/session-seat/session-seat.ts";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { doneIn, doneUrl } from "../shell/done.server.ts";
import { ActionButton } from "../shell/form/action-button.tsx";
import { pressed } from "../shell/form/link-press.server.ts";
import { byIntent, receiveAtPage } from "../shell/form/receive.server.ts";
import { useWords } from "../shell/language.tsx";
import { LinkOutcome } from "../shell/link-outcome.tsx";
import { noindexMetadata } from "../shell/noindex-metadata.ts";
import { personalHeaders } from "../shell/personal-headers.ts";
import type { Route } from "./+types/seat.page.ts";
import { sessionSeatWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { db, secret, content, lang } = args.context.get(services);
  const words = sessionSeatWords.in(lang);
  const id = guestIn(secret, args.params.token);
  if (id && doneIn(args).done === "leave")
    return data({ title: words.left.title, outcome: "left" as const, session: "", waits: false });
  const found = id && (await openGuest(db, id));
  const session = found && content.list("event", lang).find((each) => each.id === found.session);
  const now = new Date();
  const day = session && session.startsOn !== null ? { ...session, startsOn: session.startsOn } : null;
  if (!found || !day || now >= endOf(day))
    return data({ title: words.gone.title, outcome: "gone" as const, session: "", waits: false }, { status: 404 });
  const waits = found.seat === null;
  if (now >= reservesUntil(day))
    return data({ title: words.begun.title, outcome: "begun" as const, session: "", waits });
  return data({ title: waits ? words.titleList : words.title, outcome: null, session: day.name, waits });
}

/** Data changes only when the form is posted, not when the page is opened, because mail programs prefetch links. */
export async function action(args: Route.ActionArgs) {
  const { db, secret } = args.context.get(services);
  const id = guestIn(secret, args.params.token);
  if (!id) return data(null, { status: 404 });
  return receiveAtPage(
    args,
    byIntent(
      pressed(args, id, {
        async leave() {
          const left = await leaveByLink(db, id);
          if (left !== "left") return { refused: left, http: left === "gone" ? 404 : 409 };
          return redirect(doneUrl(args, pathOf("session-seat", args.params), "leave"), 303);
        },
      }),
    ),
  );
}

export const headers: Route.HeadersFunction = personalHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function SeatPage({ loaderData: { title, outcome, session, waits } }: Route.ComponentProps) {
  const words = useWords(sessionSeatWords);
  if (outcome)
    return (
      <section className="page section">
        <LinkOutcome {...words[outcome]} followed={outcome === "left"} />
      </section>
    );
  return (
    <section className="page section grid justify-items-start gap-4">
      <h1>{title}</h1>
      <p className="lead">{waits ? words.textList(session) : words.text(session)}</p>
      <ActionButton intent="leave" reloadDocument>
        {waits ? words.submitList : words.submit}
      </ActionButton>
    </section>
  );
}
