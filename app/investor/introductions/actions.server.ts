import { answerProposal, doneBy } from "../../../domain/introduction/answer.server.ts";
import {
  askForm,
  cancelForm,
  outcomeForm,
  proposalForm,
  withdrawForm,
} from "../../../domain/introduction/ask-form.server.ts";
import { askIntroduction, withdrawIntroduction } from "../../../domain/introduction/ask.server.ts";
import { cancelMeeting, pickSlot } from "../../../domain/introduction/meeting.server.ts";
import { sayOutcome } from "../../../domain/introduction/outcome.server.ts";
import { pickForm } from "../../../domain/introduction/slots-form.server.ts";
import { pathOf } from "../../paths.ts";
import { type FormAction, formAction } from "../../shell/form/handle-action.server.ts";
import { changed } from "../../shell/form/changed.server.ts";
import { limited, type Refused } from "../../shell/form/receive.server.ts";
import { requireActor, type RouteArgs } from "../../shell/require.server.ts";

const listed = { to: pathOf("investor-introductions") };

type Withdrawn = Awaited<ReturnType<typeof withdrawIntroduction>>;

function answerTo(withdrawn: Withdrawn): typeof listed | Refused {
  if (withdrawn === "gone") throw new Response(null, { status: 404 });
  return withdrawn === "withdrawn" ? listed : { refused: withdrawn };
}

export function introductionActions(args: RouteArgs, startup: string): Record<string, FormAction> {
  const { actor, db } = requireActor(args, "investor");
  return {
    ask: formAction(askForm, async ({ message }) => {
      const result = await askIntroduction(db, actor, { startup, message });
      if (result.status === "not-shown") throw new Response(null, { status: 404 });
      if (result.status === "limited") return limited(result);
      // Redirects to the introduction's panel, which shows the success notice below the startup's record.
      return result.status === "asked"
        ? { to: `${pathOf("investor-startup", { startup })}#introduction` }
        : { refused: result.status };
    }),
    withdraw: async () => answerTo(await withdrawIntroduction(db, actor, { startup })),
    ...meetingActions(args),
  };
}

function meetingActions(args: RouteArgs): Record<string, FormAction> {
  const { actor, db } = requireActor(args, "investor");
  return {
    answer: formAction(proposalForm, async ({ introduction: id, verdict }) => {
      const answered = await answerProposal(db, actor, { id, verdict });
      return changed(answered, { ...listed, done: doneBy(answered, verdict) });
    }),
    pick: formAction(pickForm, async ({ introduction: id, slot }) =>
      changed(await pickSlot(db, actor, { id, slot }), listed),
    ),
    cancel: formAction(cancelForm, async ({ introduction: id, ...page }) =>
      changed(await cancelMeeting(db, actor, { id, ...page }), listed),
    ),
    outcome: formAction(outcomeForm, async ({ introduction: id, ...said }) =>
      changed(await sayOutcome(db, actor, { id, ...said }), listed),
    ),
  };
}

export function withdrawActions(args: RouteArgs): Record<string, FormAction> {
  const { actor, db } = requireActor(args, "investor");
  return {
    withdraw: formAction(withdrawForm, async ({ introduction: id }) =>
      answerTo(await withdrawIntroduction(db, actor, { id })),
    ),
    ...meetingActions(args),
  };
}
