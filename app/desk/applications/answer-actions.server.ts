import type { Outcome } from "../../../domain/application/application.ts";
import type { Application } from "../../../domain/application/application.server.ts";
import { decide, type Decision, refusalOf } from "../../../domain/application/decision.server.ts";
import { answerTerms } from "../../../domain/application/facts.server.ts";
import { inviteToCall } from "../../../domain/application/invitation.server.ts";
import {
  previewDecision,
  previewInvitation,
  type Proposal,
  type TimeProblem,
} from "../../../domain/application/proposal.server.ts";
import { recall } from "../../../domain/application/recall.server.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import { whileHolding } from "../../../domain/person/team.server.ts";
import { services } from "../../context/context.server.ts";
import { pathOf } from "../../paths.ts";
import { formAction } from "../../shell/form/handle-action.server.ts";
import { checked, type Fields, invalid, type Refused } from "../../shell/form/receive.server.ts";
import type { RouteArgs } from "../../shell/require.server.ts";
import { listPath } from "../kit/list-address.ts";
import { decisionForm, freeForm, invitationForm, recallForm, timeNames } from "./forms.server.ts";
import { filesBehind, listBehind, nextToAnswer } from "./list-behind.server.ts";

const timeCodes = { taken: "timeTaken", outside: "timeOutside", proposed: "timeProposed" } as const;

type Named = Record<(typeof timeNames)[number], Date | null>;

/** Returns the problem of each proposed time as an error of the field in which the time was typed. */
const timeErrors = (named: Named, problems: Map<string, TimeProblem>) =>
  Object.fromEntries(
    timeNames.flatMap((name) => {
      const problem = problems.get(named[name]?.toISOString() ?? "");
      return problem ? [[name, timeCodes[problem]]] : [];
    }),
  );

function notSound(invited: Exclude<Proposal, { status: "sound" }> | { status: string }, named: Named): Refused {
  if ("problems" in invited) return invalid(timeErrors(named, invited.problems));
  if (invited.status === "no-hours") return invalid({ host: "hoursNone" });
  return invited.status === "no-place" ? invalid({ where: "whereRequired" }) : { refused: invited.status };
}

/** `values` contains the new e-mail when the e-mail that the operator saw is outdated. */
type Answered = { status: string; values?: Record<string, string> };

/** Returns the actions with which the page of an application sends an answer or previews the answer's e-mail. */
export function answerActions(args: RouteArgs, actor: Actor, found: Application) {
  const { db, content, deliveries } = args.context.get(services);
  const terms = answerTerms(content);
  const { id } = found;
  const here = { to: listPath(pathOf("admin-application", { id }), listBehind(args.request).kept) };
  const answer = ({ status, values }: Answered) =>
    status === "stored" ? here : { refused: status, ...(values && { values }) };

  /** The list must be loaded before the answer is stored, because an answered application may leave the list. */
  async function going() {
    const { rows } = await filesBehind(db, actor, args.request, terms.delays, new Date());
    const next = nextToAnswer(rows, id);
    return (given: Answered) => (given.status === "stored" && next ? { to: next.to } : answer(given));
  }

  /** Returns the form's values together with the e-mail that the form would send. */
  async function withMail({ email, digest }: Awaited<ReturnType<typeof previewDecision>>): Promise<Refused> {
    const mail = await deliveries.preview(email.queue.name, email.row);
    if (!mail) return { refused: "unavailable" };
    const values = { shownMail: digest, mailSubject: mail.subject, mailText: mail.text };
    return { refused: "preview", http: 200, values };
  }

  const invitationMail = checked(invitationForm(false), async ({ named, ...typed }): Promise<Refused> => {
    const proposal = await previewInvitation(db, actor, id, { ...typed, ...terms });
    return proposal.status === "sound" ? withMail(proposal) : notSound(proposal, named);
  });

  type Given = { verdict: Outcome; line: string; shownMail?: string | undefined };
  const mailOf = (given: Given) => previewDecision(db, actor, found, { ...given, ...terms });
  const isFreed = (verdict: Outcome) => verdict === "no" && found.final?.verdict === "yes";
  /** A "no" after an acceptance is stored as "freed", because it gives the applicant's place back. */
  const meant = <Typed extends Given>(given: Typed) =>
    isFreed(given.verdict) ? { ...given, verdict: "freed" as const } : given;

  /** Returns the new e-mail instead of storing the decision if the e-mail has changed since the preview. */
  async function decideAsRead({ shownMail, ...decision }: Decision & Given) {
    const mail = await mailOf(decision);
    const isRead = shownMail === undefined || shownMail === mail.digest;
    if (isRead || refusalOf(found, decision, terms, new Date()))
      return whileHolding(db, actor, "applications", (tx) => decide(tx, actor, id, { ...decision, ...terms }));
    const { values = {} } = await withMail(mail);
    return { status: "unread", values };
  }

  const invite = formAction(invitationForm(found.first?.verdict !== "yes"), async ({ named, ...typed }) => {
    const goOn = await going();
    const invited = await whileHolding(db, actor, "applications", (tx) =>
      inviteToCall(tx, actor, id, { ...typed, ...terms }),
    );
    return invited.status === "stored" ? goOn(invited) : notSound(invited, named);
  });

  /** An incomplete form is normal while the operator types, so the response has status 200. */
  const whileTyped = (show: (fields: Fields) => Promise<Refused>) => async (fields: Fields) => {
    const shown = await show(fields);
    return shown.refused === "invalid" ? { ...shown, http: 200 } : shown;
  };

  return {
    "invite-mail": whileTyped(invitationMail),
    "decide-mail": whileTyped(checked(decisionForm, async (given) => withMail(await mailOf(meant(given))))),
    "free-place-mail": whileTyped(
      checked(freeForm, async ({ line }) => withMail(await mailOf({ verdict: "freed", line }))),
    ),
    async invite(fields: Fields) {
      const invited = await invite(fields);
      if (!("refused" in invited)) return invited;
      const { values = {} } = await invitationMail(fields);
      return { ...invited, values };
    },
    decide: formAction(decisionForm, async ({ step = found.first ? "final" : "first", ...fields }) => {
      const { verdict, ...given } = meant(fields);
      const goOn = await going();
      if (step === "final") return goOn(await decideAsRead({ step, verdict, ...given }));
      return verdict === "no" ? goOn(await decideAsRead({ step, verdict, ...given })) : { refused: "too-early" };
    }),
    "free-place": formAction(freeForm, async (fields) =>
      answer(await decideAsRead({ step: "final", verdict: "freed", ...fields })),
    ),
    recall: formAction(recallForm, async (given) =>
      answer(
        await whileHolding(db, actor, "applications", (tx) => recall(tx, actor, { application: id, answer: given })),
      ),
    ),
  };
}
