import { useEffect, useRef, useState } from "react";
import { userTypes } from "../../domain/person/account-type.ts";
import { paidPlans } from "../../domain/plan/plan.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox, Choices } from "../../ui/field.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import { FormNotice } from "../shell/form/form-notice.tsx";
import { Honeypot } from "../shell/form/honeypot.tsx";
import { ShownText } from "../shell/form/shown-text.tsx";
import { usePostedForm } from "../shell/form/use-posted-form.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import type { Route } from "./+types/sign-up.page.ts";
import { Catalogue } from "./catalogue.tsx";
import { Problem } from "./problem.tsx";
import { authWords } from "./words.ts";
import { AccountEmail, AccountNames, NewAccountFields } from "./account-fields.tsx";

export function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const { chosen, notice, terms, risk, invited } = loaderData;
  const { lang } = useLanguage();
  const words = useWords(authWords);
  const refusal = actionData?.refusal;
  const fields = usePostedForm(words.errors, refusal);
  const typed = refusal?.values ?? {};
  const plan = paidPlans.find((each) => each === typed["plan"]) ?? loaderData.plan;
  const type = typed["user_type"] ?? loaderData.type ?? (plan || invited ? "startup" : undefined);
  const [isInvestor, setInvestor] = useState(type === "investor");

  const form = useRef<HTMLFormElement>(null);

  function readType() {
    if (form.current) setInvestor(new FormData(form.current).get("user_type") === "investor");
  }
  // The visitor may have chosen the account type before hydration, so the choice is read once here.
  useEffect(readType, []);

  return (
    <section className="page section contact">
      <div>
        <h1>{words.signUp.title}</h1>
        <p className="lead mt-4">{invited ? words.signUp.invited(invited.startup) : words.signUp.intro}</p>
        {plan && <p className="mt-4">{words.signUp.plan(words.signUp.plans[plan], plan === "elite")}</p>}
        <p className="mt-6">
          {words.signUp.have}{" "}
          <TextLink to={pathOf("sign-in", { to: plan ? pathOf("sign-up", { plan }) : invited?.to })}>
            {words.signIn.title}
          </TextLink>
        </p>
      </div>
      <form {...fields.posted} ref={form} onChange={readType} className="contact-form group">
        {fields.summary}
        <Problem refusal={refusal} own={{ failed: <Catalogue message="signUpFailed" chosen={chosen} /> }} />
        {plan && <input type="hidden" name="plan" value={plan} />}
        {invited ? (
          <>
            <input type="hidden" name="to" value={invited.to} />
            <input type="hidden" name="user_type" value="startup" />
          </>
        ) : (
          <Choices
            name="user_type"
            type="radio"
            label={words.signUp.userType}
            options={userTypes.map((id) => ({ id, label: words.signUp.types[id] }))}
            chosen={type ? [type] : []}
            {...fields.at("user_type")}
            required
          />
        )}
        <AccountNames typed={typed} at={fields.at} />
        {invited ? (
          <AccountEmail
            defaultValue={typed["email"]}
            hint={words.signUp.invitedAddress(invited.whose)}
            {...fields.at("email")}
            required={false}
          />
        ) : (
          <AccountEmail defaultValue={typed["email"]} {...fields.at("email")} />
        )}
        <NewAccountFields typed={typed} at={fields.at} lang={lang} terms={terms} />
        <div className="hidden group-has-[[value=investor]:checked]:block">
          <ShownText name="risk" version={risk.version} text={risk.text} />
          <Checkbox
            name="risk"
            label={risk.text}
            defaultChecked={typed["risk"] === "on"}
            {...fields.at("risk")}
            required={isInvestor}
          />
        </div>
        <Honeypot />
        <Button type="submit" className="justify-self-start">
          {words.signUp.submit}
        </Button>
        <FormNotice notice={notice} />
      </form>
    </section>
  );
}
