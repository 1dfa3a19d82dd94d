import { holdPerson } from "../../domain/person/person.server.ts";
import { redirect } from "react-router";
import * as z from "zod";
import { requestEmailChange } from "../../domain/person/email.server.ts";
import { setStopped } from "../../domain/notification/stop.server.ts";
import { changeLanguage, ownAccount, requestPlan } from "../../domain/person/own.server.ts";
import { countOwnChange } from "../../domain/person/own-changes.server.ts";
import { removePasskey } from "../../domain/person/passkey.server.ts";
import { changePassword, checkOwnPassword } from "../../domain/person/password.server.ts";
import { dropSecondFactor } from "../../domain/person/drop-second-factor.server.ts";
import { spoilLinks } from "../../domain/person/link.server.ts";
import { endOneSession } from "../../domain/person/session.server.ts";
import { paidPlans } from "../../domain/plan/plan.ts";
import { displayedField } from "../../domain/edit-conflict/edit-conflict.ts";
import { saveIfUnchanged } from "../../domain/edit-conflict/edit-conflict.server.ts";
import { type Viewer, worksOnDesk } from "../../domain/person/viewer.ts";
import { planOf } from "../../domain/plan-grant/current-plan.server.ts";
import { may } from "../../domain/team/rights.ts";
import { endTrial, startTrial } from "../../domain/plan-grant/trial.server.ts";
import { emailField } from "../../platform/http/email-field.server.ts";
import { keepLanguage } from "../../platform/language/choice.ts";
import { languages } from "../../platform/language/language.ts";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { codeField, givenPassword } from "./account-fields.server.ts";
import { browserOf, cookieOf } from "./browser.server.ts";
import { invalid, limited, type Refused } from "../shell/form/receive.server.ts";
import { type FormAction, formAction, handleAction } from "../shell/form/handle-action.server.ts";
import { trialMonths } from "./trial-months.server.ts";
import type { RouteArgs } from "../shell/require.server.ts";

const proof = { current_password: givenPassword };
const emailForm = z.object({ email: emailField, ...proof });
const passwordForm = z.object({ new_password: givenPassword, ...proof });
const languageForm = z.object({ lang: z.enum(languages, "langRequired"), [displayedField]: z.string().optional() });
const reviewMailForm = z.object({ mail: z.enum(["on", "off"]) });
const planForm = z.object({ plan: z.enum(paidPlans) });
const factorForm = z.object({ code: codeField, ...proof });
const passkeyForm = z.object({ passkey_id: z.string().max(100), ...proof });
const sessionForm = z.object({ session: z.string().max(100) });

const forbidden: Refused = { refused: "failed", http: 403 };
const gone: Refused = { refused: "failed", http: 404 };

/** Handles the forms of the account page. Actions that change how the person signs in require the current password. */
export function changeAccount(args: RouteArgs, who: Viewer) {
  const { db, secret, env, content, address } = args.context.get(services);
  const here = { to: pathOf("account") };
  const founder = { viewer: who, address };

  /** Wraps an action so that it runs only with the correct current password. */
  const proven = <Values extends z.infer<z.ZodObject<typeof proof>>>(
    schema: z.ZodType<Values>,
    carryOut: (values: Values) => ReturnType<FormAction>,
  ) =>
    formAction(schema, async (typed) => {
      const own = await checkOwnPassword(db, secret, { personId: who.id, password: typed.current_password, address });
      if (own.status === "limited") return limited(own);
      if (own.status === "wrong") return invalid({ current_password: "passwordWrong" });
      const tooMany = await countOwnChange(db, who.id, "access");
      return tooMany ? limited(tooMany) : carryOut(typed);
    });

  const ofFounders =
    (action: FormAction): FormAction =>
    async (fields) =>
      who.role === "founder" ? action(fields) : forbidden;

  return handleAction(args, {
    email: proven(emailForm, async ({ email }) => {
      const answer = await requestEmailChange(db, secret, { viewer: who, email, address });
      return answer.status === "limited" ? limited(answer) : here;
    }),
    password: proven(passwordForm, async (typed) => {
      const { problem, token } = await changePassword(db, who, typed.new_password, browserOf(args));
      if (problem !== undefined) return invalid({ new_password: problem });
      return { ...here, headers: { "Set-Cookie": cookieOf(args, { token, role: who.role }) } };
    }),
    language: formAction(languageForm, ({ lang, standing = "" }) =>
      saveIfUnchanged(
        db,
        { [displayedField]: standing },
        { lang },
        {
          hold: (tx) => holdPerson(tx, who.id),
          read: async (tx) => ({ lang: (await ownAccount(tx, who.id)).lang }),
          async save(tx, _, all) {
            await changeLanguage(tx, who.id, all.lang);
            return { ...here, headers: { "Set-Cookie": keepLanguage(all.lang, env.APP_URL.startsWith("https:")) } };
          },
        },
      ),
    ),
    plan: ofFounders(
      formAction(planForm, async ({ plan }) => {
        // If the startup has this plan now or is granted it for later, no request is stored, and the plan's page says so.
        const current = who.startup && (await planOf(db, who.startup.id));
        if (current?.plan === plan || current?.next?.plan === plan) return redirect(pathOf("sign-up", { plan }), 303);
        const request = await requestPlan(db, who.id, plan, address);
        return request.status === "limited" ? limited(request) : here;
      }),
    ),
    trial: ofFounders(async () => {
      const { status } = await startTrial(db, founder, trialMonths(content));
      if (status === "has-elite") return redirect(pathOf("sign-up", { plan: "elite" }), 303);
      return status === "started" ? { to: pathOf("founder-dashboard") } : { ...here, done: "trial-taken" };
    }),
    "end-trial": ofFounders(async () => {
      // A form that is submitted twice shows the same success notice, so the result of `endTrial` is ignored.
      await endTrial(db, founder);
      return { ...here, done: "trial-ended" };
    }),
    "review-mail": formAction(reviewMailForm, async ({ mail }) => {
      if (!may({ viewer: who }, "score")) return forbidden;
      const tooMany = await countOwnChange(db, who.id, "mail");
      if (tooMany) return limited(tooMany);
      await setStopped(db, "reviews", who.id, mail === "off");
      return { ...here, done: `review-mail-${mail}` };
    }),
    "second-factor-off": proven(factorForm, async ({ code }) => {
      if (worksOnDesk(who.role)) return forbidden;
      const answer = await dropSecondFactor(db, secret, who, code, browserOf(args));
      if (answer.status === "limited") return limited(answer);
      return answer.status === "wrong" ? invalid({ code: "codeWrong" }) : here;
    }),
    "passkey-remove": proven(passkeyForm, async (typed) => {
      const { status } = await removePasskey(db, who, typed.passkey_id, address);
      if (status === "last") return { refused: "last" };
      return status === "gone" ? gone : { ...here, done: "passkey-removed" };
    }),
    "end-session": formAction(sessionForm, async ({ session }) =>
      db.transaction(async (tx) => {
        if (!(await endOneSession(tx, who.id, session))) return gone;
        await spoilLinks(tx, who.id);
        return here;
      }),
    ),
  });
}
