import { redirect } from "react-router";
import * as z from "zod";
import { requestEmailChange } from "../../domain/person/email.server.ts";
import { changeLanguage, ownAccount, requestPlan } from "../../domain/person/own.server.ts";
import { countOwnChange } from "../../domain/person/own-changes.server.ts";
import { removePasskey } from "../../domain/person/passkey.server.ts";
import { changePassword, checkOwnPassword } from "../../domain/person/password.server.ts";
import { dropSecondFactor } from "../../domain/person/second-factor.server.ts";
import { endOneSession, openSession } from "../../domain/person/session.server.ts";
import { paidPlans } from "../../domain/plan/plan.ts";
import { standingField } from "../../domain/standing/standing.ts";
import { saveStanding } from "../../domain/standing/standing.server.ts";
import type { Viewer } from "../../domain/person/viewer.ts";
import { planOf } from "../../domain/plan-grant/plan-grant.server.ts";
import { endTrial, startTrial } from "../../domain/plan-grant/trial.server.ts";
import { emailField } from "../../platform/http/email-field.server.ts";
import { keepLanguage } from "../../platform/language/choice.ts";
import { languages } from "../../platform/language/language.ts";
import { pathOf } from "../paths.ts";
import { services, visitor } from "../server/context.server.ts";
import { codeField, givenPassword } from "./account-fields.server.ts";
import { browserOf, cookieOf } from "./browser.server.ts";
import { withNotice } from "../shell/notice.server.ts";
import { invalid, limited, type Refused } from "../shell/form/receive.server.ts";
import { receiveAtAccount } from "./receive.server.ts";
import { trialMonths } from "./trial-months.server.ts";
import type { RouteArgs } from "../shell/require.server.ts";

const schema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("email"), email: emailField, current_password: givenPassword }),
  z.object({ intent: z.literal("password"), current_password: givenPassword, new_password: givenPassword }),
  z.object({
    intent: z.literal("language"),
    lang: z.enum(languages, "langRequired"),
    [standingField]: z.string().optional(),
  }),
  z.object({ intent: z.literal("plan"), plan: z.enum(paidPlans) }),
  z.object({ intent: z.literal("trial") }),
  z.object({ intent: z.literal("end-trial") }),
  z.object({ intent: z.literal("second-factor-off"), current_password: givenPassword, code: codeField }),
  z.object({
    intent: z.literal("passkey-remove"),
    current_password: givenPassword,
    passkey_id: z.string().max(100),
  }),
  z.object({ intent: z.literal("end-session"), session: z.string().max(100) }),
]);

/** Everything that the account's page can be asked for; what touches how one signs in asks for the password again. */
export function changeAccount(asked: RouteArgs, who: Viewer) {
  const { db, secret, env, content } = asked.context.get(services);
  const { address } = asked.context.get(visitor);
  const done = (what: string, headers: Record<string, string> = {}) =>
    redirect(withNotice(secret, pathOf("account"), what), { status: 303, headers });

  async function refusedPassword(password: string): Promise<Refused | undefined> {
    const own = await checkOwnPassword(db, secret, { personId: who.id, password, address });
    if (own.status === "limited") return limited(own);
    return own.status === "wrong" ? invalid({ current_password: "passwordWrong" }) : undefined;
  }

  async function dropFactor(code: string) {
    const answer = await dropSecondFactor(db, secret, who, code, browserOf(asked));
    if (answer.status === "limited") return limited(answer);
    return answer.status === "wrong" ? invalid({ code: "codeWrong" }) : done("second-factor-off");
  }

  return receiveAtAccount(asked, schema, async (typed) => {
    if ("current_password" in typed) {
      const refused = await refusedPassword(typed.current_password);
      if (refused) return refused;
      const tooMany = await countOwnChange(db, who.id, "access");
      if (tooMany) return limited(tooMany);
    }
    switch (typed.intent) {
      case "email": {
        const answer = await requestEmailChange(db, secret, { personId: who.id, email: typed.email, address });
        return answer.status === "limited" ? limited(answer) : done("email");
      }
      case "password": {
        const { problem } = await changePassword(db, who.id, typed.new_password, address);
        if (problem) return invalid({ new_password: problem });
        const token = await openSession(db, who.id, "open", browserOf(asked));
        return done("password", { "Set-Cookie": cookieOf(asked, { token, role: who.role }) });
      }
      case "language":
        return saveStanding(
          db,
          who.id,
          { [standingField]: typed.standing ?? "" },
          { lang: typed.lang },
          {
            read: async (tx) => ({ lang: (await ownAccount(tx, who.id)).lang }),
            async save(tx, _, { lang }) {
              await changeLanguage(tx, who.id, lang);
              return done("language", { "Set-Cookie": keepLanguage(lang, env.APP_URL.startsWith("https:")) });
            },
          },
        );
      case "plan": {
        if (who.role !== "founder") return { refused: "failed", http: 403 };
        // Its owner reads so where they asked for it: nothing is kept.
        if ((await planOf(db, who.id)).plan === typed.plan)
          return redirect(pathOf("sign-up", { plan: typed.plan }), 303);
        const asking = await requestPlan(db, who.id, typed.plan, address);
        return asking.status === "limited" ? limited(asking) : done("plan");
      }
      case "trial": {
        if (who.role !== "founder") return { refused: "failed", http: 403 };
        const now = new Date();
        const { status } = await startTrial(db, { viewer: who, address }, trialMonths(content), now);
        // A second press reads what the first one did.
        if (status === "has-elite") return redirect(pathOf("sign-up", { plan: "elite" }), 303);
        return status === "started"
          ? redirect(pathOf("founder-dashboard", { trial: now.getTime() }), 303)
          : done("trial-taken");
      }
      case "end-trial":
        if (who.role !== "founder") return { refused: "failed", http: 403 };
        // A second press reads what the first one did.
        await endTrial(db, { viewer: who, address });
        return done("trial-ended");
      case "second-factor-off":
        if (who.role === "admin") return { refused: "failed", http: 403 };
        return dropFactor(typed.code);
      case "passkey-remove": {
        const { status } = await removePasskey(db, who, typed.passkey_id, address);
        if (status === "last") return { refused: "last" };
        return status === "gone" ? { refused: "failed", http: 404 } : done("passkey-removed");
      }
      case "end-session":
        return (await endOneSession(db, who.id, typed.session))
          ? done("end-session")
          : { refused: "failed", http: 404 };
    }
  });
}
