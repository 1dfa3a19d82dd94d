import { data, redirect } from "react-router";
import { acceptSeat, openFundInvitation, refuseSeat } from "../../domain/fund/invitation.server.ts";
import { fundInvitationIn } from "../../domain/fund/link.server.ts";
import { withoutContactDetails } from "../../domain/introduction/contact-details.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import { LinkButton } from "../../ui/button.tsx";
import { fundWords } from "../investor/team/words.ts";
import { pathOf } from "../paths.ts";
import { services, viewer } from "../context/context.server.ts";
import { doneIn, doneUrl } from "../shell/done.server.ts";
import { FailureLine } from "../shell/form/failure-line.tsx";
import { pressed } from "../shell/form/link-press.server.ts";
import { byIntent, receiveAtPage } from "../shell/form/receive.server.ts";
import { useWords } from "../shell/language.tsx";
import { LinkOutcome } from "../shell/link-outcome.tsx";
import { noindexMetadata } from "../shell/noindex-metadata.ts";
import { personalHeaders } from "../shell/personal-headers.ts";
import { requireActor } from "../shell/require.server.ts";
import type { Route } from "./+types/fund.page.ts";
import { AnswerForm } from "./answer-form.tsx";
import { masked } from "../shell/masked.ts";

const outcomes = ["refused", "stopped"] as const;

export async function loader(args: Route.LoaderArgs) {
  const { db, secret } = args.context.get(services);
  const words = fundWords.in(args.context.get(services).lang).invited;
  const id = fundInvitationIn(secret, args.params.token);
  const { done } = doneIn(args);
  const outcome = outcomes.find((each) => each === done);
  if (id && outcome) return data({ title: words[outcome].title, outcome, invitation: null });
  const found = id && (await openFundInvitation(db, id));
  if (!found) return data({ title: words.gone.title, outcome: null, invitation: null }, { status: 404 });
  const who = args.context.get(viewer);
  const isTheirs = who !== null && emailKey(who.email) === found.email;
  const reader = !who
    ? ("nobody" as const)
    : !isTheirs
      ? ("other" as const)
      : who.role !== "investor"
        ? ("notInvestor" as const)
        : who.approved
          ? ("approved" as const)
          : ("notApproved" as const);
  return data({
    // The fund's name is shown only to the person who was invited.
    title: words.title(isTheirs ? found.name : ""),
    outcome: null,
    invitation: {
      reader,
      whose: masked(found.email),
      // The fund's name was typed by the inviting person, but the person's e-mail address was verified.
      by: isTheirs ? { ...found.by, name: withoutContactDetails(found.by.name) } : null,
      signIn: pathOf("sign-in", { to: new URL(args.request.url).pathname, ...(who && { again: 1 }) }),
    },
  });
}

/** Only submitting the form changes data. Opening the page changes nothing, because mail programs prefetch links. */
export async function action(args: Route.ActionArgs) {
  const { db, secret } = args.context.get(services);
  const id = fundInvitationIn(secret, args.params.token);
  if (!id) return data(null, { status: 404 });
  const gone = { refused: "gone", http: 404 };
  const refuse = (stop: boolean) => async () =>
    (await refuseSeat(db, id, { stop }))
      ? redirect(doneUrl(args, pathOf("fund-invitation", args.params), stop ? "stopped" : "refused"), 303)
      : gone;
  return receiveAtPage(
    args,
    byIntent(
      pressed(args, id, {
        async accept() {
          const { pathname } = new URL(args.request.url);
          if (!args.context.get(viewer)) return redirect(pathOf("sign-in", { to: pathname }), 303);
          const status = await acceptSeat(db, requireActor(args, "investor").actor, id);
          if (status === "joined") return redirect(doneUrl(args, pathOf("investor-team"), "accept"), 303);
          return status === "gone" ? gone : { refused: status };
        },
        refuse: refuse(false),
        "not-me": refuse(true),
      }),
    ),
  );
}

export const headers: Route.HeadersFunction = personalHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function FundInvitationPage({ loaderData, actionData: refusal }: Route.ComponentProps) {
  const { invited: words } = useWords(fundWords);
  const { title, outcome, invitation } = loaderData;
  if (!invitation)
    return (
      <section className="page section">
        <LinkOutcome {...(outcome ? words[outcome] : words.gone)} followed={outcome !== null} />
      </section>
    );
  const { reader, whose, by, signIn } = invitation;
  const problem = refusal && words.problems[refusal.status];
  return (
    <section className="page section grid justify-items-start gap-4">
      <h1>{title}</h1>
      {problem && <FailureLine title={problem} text="" />}
      <p className="lead">{words.text}</p>
      {by && <p className="wrap-anywhere">{words.by(by.name, by.email)}</p>}
      <p className="wrap-anywhere">{words.whose(whose)}</p>
      {(reader === "other" || reader === "notApproved" || reader === "notInvestor") && <p>{words[reader]}</p>}
      {(reader === "nobody" || reader === "other") && (
        <p className="flex flex-wrap gap-4">
          <LinkButton to={signIn}>{words.signIn}</LinkButton>
          {reader === "nobody" && (
            <LinkButton to={pathOf("sign-up", { type: "investor" })} look="secondary">
              {words.signUp}
            </LinkButton>
          )}
        </p>
      )}
      <AnswerForm accept={reader === "approved" && "accept"} refuse="refuse" words={words} />
    </section>
  );
}
