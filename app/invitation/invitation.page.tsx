import { data, redirect } from "react-router";
import { accept } from "../../domain/seat/accept.server.ts";
import { refuse } from "../../domain/seat/invitation.server.ts";
import { openInvitation } from "../../domain/seat/acceptable.server.ts";
import { invitationIn } from "../../domain/seat/link.server.ts";
import { mailedName } from "../../domain/startup/mailed-name.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import { formats } from "../../platform/language/format.ts";
import { LinkButton } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import { services, viewer } from "../context/context.server.ts";
import { doneIn, doneUrl } from "../shell/done.server.ts";
import { pressed } from "../shell/form/link-press.server.ts";
import { FailureLine } from "../shell/form/failure-line.tsx";
import { byIntent, receiveAtPage } from "../shell/form/receive.server.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { LinkOutcome } from "../shell/link-outcome.tsx";
import { noindexMetadata } from "../shell/noindex-metadata.ts";
import { personalHeaders } from "../shell/personal-headers.ts";
import { requireActor } from "../shell/require.server.ts";
import type { Route } from "./+types/invitation.page.ts";
import { AnswerForm } from "./answer-form.tsx";
import { masked } from "../shell/masked.ts";
import { invitationWords } from "./words.ts";

const outcomes = ["refused", "stopped"] as const;

export async function loader(args: Route.LoaderArgs) {
  const { db, secret } = args.context.get(services);
  const words = invitationWords.in(args.context.get(services).lang);
  const id = invitationIn(secret, args.params.token);
  const { done } = doneIn(args);
  const outcome = outcomes.find((each) => each === done);
  if (id && outcome) return data({ title: words[outcome].title, outcome, invitation: null });
  const found = id && (await openInvitation(db, id));
  if (!found) return data({ title: words.gone.title, outcome: null, invitation: null }, { status: 404 });
  const who = args.context.get(viewer);
  const isTheirs = who !== null && emailKey(who.email) === found.email;
  const startup = mailedName(found.startupName ?? "");
  const { pathname } = new URL(args.request.url);
  return data({
    title: words.title(startup),
    outcome: null,
    invitation: {
      role: found.role,
      expiresAt: found.expiresAt,
      whose: isTheirs ? found.email : masked(found.email),
      reader: who === null ? ("nobody" as const) : isTheirs ? who.role : ("other" as const),
      readerEmail: who?.email ?? "",
      // The startup's name was typed by the inviting person, but the person's e-mail address was verified.
      by: isTheirs ? { ...found.inviter, name: mailedName(found.inviter.name) } : null,
      signIn: pathOf("sign-in", { to: pathname, ...(who && { again: 1 }) }),
      signUp: pathOf("sign-up", { to: pathname }),
    },
  });
}

/** Only submitting the form changes data. Opening the page changes nothing, because mail programs prefetch links. */
export async function action(args: Route.ActionArgs) {
  const { db, secret } = args.context.get(services);
  const id = invitationIn(secret, args.params.token);
  if (!id) return data(null, { status: 404 });
  const refused = (stop: boolean) => async () => {
    if (!(await refuse(db, id, { stop }))) return { refused: "gone", http: 404 };
    return redirect(doneUrl(args, pathOf("invitation", args.params), stop ? "stopped" : "refused"), 303);
  };
  return receiveAtPage(
    args,
    byIntent(
      pressed(args, id, {
        async accept() {
          const { pathname } = new URL(args.request.url);
          if (!args.context.get(viewer)) return redirect(pathOf("sign-in", { to: pathname }), 303);
          const { status } = await accept(db, requireActor(args).actor, id);
          if (status === "joined") return redirect(doneUrl(args, pathOf("founder-team"), "accept"), 303);
          return { refused: status, ...(status === "gone" && { http: 404 }), ...(status === "role" && { http: 403 }) };
        },
        refuse: refused(false),
        "not-me": refused(true),
      }),
    ),
  );
}

export const headers: Route.HeadersFunction = personalHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function InvitationPage({ loaderData, actionData: refusal }: Route.ComponentProps) {
  const words = useWords(invitationWords);
  const { date } = formats[useLanguage().lang];
  const { title, outcome, invitation } = loaderData;
  if (!invitation) {
    const result = outcome ? words[outcome] : words.gone;
    return (
      <section className="page section">
        <LinkOutcome {...result} followed={outcome !== null} />
      </section>
    );
  }
  const { role, expiresAt, whose, by, reader, readerEmail, signIn, signUp } = invitation;
  const problem = refusal?.status === "seated" ? words.seated : refusal?.status === "full" ? words.full : undefined;
  return (
    <section className="page section grid justify-items-start gap-4">
      <h1>{title}</h1>
      {problem && <FailureLine title={problem.title} text={problem.text} />}
      {problem === words.seated && <LinkButton to={pathOf("founder-team")}>{words.seated.to}</LinkButton>}
      <p className="lead">{words.roles[role]}</p>
      {by && <p className="wrap-anywhere">{words.by(by.name, by.email)}</p>}
      <p className="wrap-anywhere">
        {words.whose(whose)} {words.until(date(expiresAt))}
      </p>
      {reader === "other" && <p className="wrap-anywhere">{words.other(readerEmail)}</p>}
      {(reader === "investor" || reader === "team" || reader === "admin") && <p>{words.investor}</p>}
      {(reader === "nobody" || reader === "other") && (
        <p className="flex flex-wrap gap-4">
          <LinkButton to={signIn}>{words.signIn}</LinkButton>
          {reader === "nobody" && (
            <LinkButton to={signUp} look="secondary">
              {words.signUp}
            </LinkButton>
          )}
        </p>
      )}
      {reader === "nobody" && <p>{words.signUpText}</p>}
      <AnswerForm accept={reader === "founder" && "accept"} refuse="refuse" words={words} />
    </section>
  );
}
