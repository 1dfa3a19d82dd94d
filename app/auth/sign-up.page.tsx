import { redirect, redirectDocument } from "react-router";
import { roleOfType, userTypes } from "../../domain/person/account-type.ts";
import { rememberSignUp } from "../../domain/person/known-browser.server.ts";
import { ownAccount } from "../../domain/person/own.server.ts";
import { problemFor } from "../../domain/person/password.server.ts";
import { requestAccount } from "../../domain/person/sign-up.server.ts";
import { paidPlans } from "../../domain/plan/plan.ts";
import { planToAsk } from "../../domain/plan-grant/trial.server.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import { pathOf } from "../paths.ts";
import { services, viewer } from "../context/context.server.ts";
import { honeypotField } from "../shell/form/answer.ts";
import { pageMetadata } from "../shell/page-metadata.ts";
import { masked } from "../shell/masked.ts";
import { rootData } from "../shell/root-data.ts";
import type { Route } from "./+types/sign-up.page.ts";
import { jarOf } from "../shell/browser-past.server.ts";
import { requireActor } from "../shell/require.server.ts";
import { PlanRequest } from "./plan-request.tsx";
import { mailedName } from "../../domain/startup/mailed-name.ts";
import { changedText } from "../shell/form/changed-text.server.ts";
import { acceptedTexts, termsToAccept } from "./accepted-texts.server.ts";
import { wantedInvitation } from "./wanted-invitation.server.ts";
import { wantedIn, wayOn } from "./way-on.server.ts";
import { checked, invalid, limited } from "../shell/form/receive.server.ts";
import { receiveAtAccount } from "./receive.server.ts";
import { signUpForm } from "./sign-up.schema.server.ts";
import { authWords } from "./words.ts";
import { trialMonths } from "./trial-months.server.ts";
import { SignUp } from "./sign-up-form.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  const { db, content, lang, hasChosenLang: chosen } = context.get(services);
  const search = new URL(request.url).searchParams;
  const plan = paidPlans.find((each) => each === search.get("plan")) ?? null;
  const { title, description, plans } = authWords.in(lang).signUp;
  const who = context.get(viewer);
  const to = wantedIn(request);
  if (who && (!who.startup || !plan)) throw redirectDocument(wayOn("open", who, to), 303);
  const invitation = await wantedInvitation(args, to);
  return {
    chosen,
    plan,
    account: who?.startup && {
      ...(await ownAccount(db, who.id)),
      ...(await planToAsk(db, requireActor(args, "founder").actor)),
      trialMonths: trialMonths(content),
    },
    type: userTypes.find((type) => type === search.get("type")) ?? null,
    invited: invitation && { to, whose: masked(invitation.email), startup: mailedName(invitation.startupName ?? "") },
    notice: content.find("notice", "account", lang),
    terms: termsToAccept(content, lang),
    risk: content.find("consent", "investor-risk", lang),
    metadata: { title: who && plan ? plans[plan] : title, description },
  };
}

export const action = (args: Route.ActionArgs) =>
  receiveAtAccount(args, async (fields) => {
    const invitation = await wantedInvitation(args, fields["to"] ?? "");
    // The page shows the invited e-mail address only masked, because the link may have been forwarded. The server
    // therefore fills in the full address.
    const sent = invitation && !fields["email"]?.trim() ? { ...fields, email: invitation.email } : fields;
    return checked(signUpForm, async (typed) => {
      const { db, secret, content, lang, address } = args.context.get(services);
      const { email, password } = typed;
      const names = { firstName: typed.first_name, lastName: typed.last_name };
      const sentPage = (id?: string) =>
        redirect(pathOf("sign-up-sent"), { status: 303, headers: { "Set-Cookie": rememberSignUp(jarOf(args), id) } });
      if (typed[honeypotField]) return sentPage();
      // An address that the server filled in is left out, because the answer would tell its words one by one.
      const problem = problemFor(password, { email: fields["email"]?.trim() ? email : "", ...names });
      if (problem) return invalid({ password: problem });
      const accepted = acceptedTexts(content, lang, typed.user_type === "investor");
      const changed = changedText(fields, accepted);
      if (changed) return changed;
      const answer = await requestAccount(db, secret, {
        email,
        ...names,
        role: roleOfType[typed.user_type],
        lang: typed.lang,
        requestedPlan: typed.plan,
        password,
        address,
        accepted,
        invitation: invitation?.email === emailKey(email) ? invitation.id : null,
      });
      return answer.status === "limited" ? limited(answer) : sentPage(answer.id);
    })(sent);
  });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMetadata("sign-up", loaderData.metadata, rootData(matches), { social: "home" }) : [];

export default function SignUpPage(props: Route.ComponentProps) {
  const { account, plan } = props.loaderData;
  return account && plan ? <PlanRequest account={account} plan={plan} /> : <SignUp {...props} />;
}
