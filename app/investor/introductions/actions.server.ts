import { askForm, withdrawForm } from "../../../domain/introduction/ask-form.server.ts";
import { askIntroduction, withdrawIntroduction } from "../../../domain/introduction/ask.server.ts";
import { services } from "../../context/context.server.ts";
import { pathOf } from "../../paths.ts";
import { type FormAction, formAction } from "../../shell/form/handle-action.server.ts";
import { limited, type Refused } from "../../shell/form/receive.server.ts";
import { requireActor, type RouteArgs } from "../../shell/require.server.ts";

const listed = () => ({ to: pathOf("investor-introductions"), done: "withdraw" });

type Withdrawn = Awaited<ReturnType<typeof withdrawIntroduction>>;

function answerTo(withdrawn: Withdrawn): ReturnType<typeof listed> | Refused {
  if (withdrawn === "gone") throw new Response(null, { status: 404 });
  return withdrawn === "withdrawn" ? listed() : { refused: withdrawn };
}

/** What an investor does about meeting a startup, on its page. */
export function introductionActions(args: RouteArgs, startup: string): Record<"ask" | "withdraw", FormAction> {
  const actor = requireActor(args, "investor");
  const { db } = args.context.get(services);
  return {
    ask: formAction(askForm, async ({ message }) => {
      const asked = await askIntroduction(db, actor, { startup, message });
      if (asked.status === "not-shown") throw new Response(null, { status: 404 });
      if (asked.status === "limited") return limited(asked);
      return asked.status === "asked" ? { to: pathOf("investor-startup", { startup }) } : { refused: asked.status };
    }),
    withdraw: async () => answerTo(await withdrawIntroduction(db, actor, { startup })),
  };
}

/** Withdraws a request from the list of all of them. */
export function withdrawActions(args: RouteArgs): Record<"withdraw", FormAction> {
  const actor = requireActor(args, "investor");
  const { db } = args.context.get(services);
  return {
    withdraw: formAction(withdrawForm, async ({ introduction: id }) =>
      answerTo(await withdrawIntroduction(db, actor, { id })),
    ),
  };
}
