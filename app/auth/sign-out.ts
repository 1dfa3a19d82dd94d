import { redirect } from "react-router";
import { writeAudit } from "../../domain/audit/audit.server.ts";
import { closeOwnLinks } from "../../domain/person/close-feed.server.ts";
import { endSession, endSessions } from "../../domain/person/session.server.ts";
import { endVisits } from "../../domain/privacy/link.server.ts";
import { forgetSessionToken } from "../../platform/auth/session-cookie.server.ts";
import { readForm } from "../../platform/http/fields.server.ts";
import { endVisit } from "../my-data/embed.server.ts";
import { pathOf } from "../paths.ts";
import { services, viewer } from "../context/context.server.ts";
import type { Route } from "./+types/sign-out.ts";
import { tokenOf } from "./browser.server.ts";
import { doneUrl } from "../shell/done.server.ts";

export async function action(args: Route.ActionArgs) {
  const { context } = args;
  const { db, env } = context.get(services);
  const token = tokenOf(args);
  const everywhere = (await readForm(args.request))?.["everywhere"] !== undefined;
  const who = context.get(viewer);
  if (token)
    await db.transaction(async (tx) => {
      await endSession(tx, token);
      if (who && everywhere) {
        await endSessions(tx, who.id);
        await closeOwnLinks(tx, who.id);
        await endVisits(tx, who.email);
      }
      if (who)
        await writeAudit(tx, {
          actor: who.id,
          action: everywhere ? "sign-out.everywhere" : "sign-out",
          object: { kind: "person", id: who.id },
          address: context.get(services).address,
        });
    });
  return redirect(who && everywhere ? doneUrl(args, pathOf("sign-in"), "everywhere") : pathOf("home"), {
    status: 303,
    headers: [
      ["Set-Cookie", forgetSessionToken(env.APP_URL.startsWith("https:"))],
      ["Set-Cookie", endVisit(args)],
      // The other cookies are kept, because they store the browser's language, theme and consent.
      ["Clear-Site-Data", '"cache", "storage"'],
    ],
  });
}
