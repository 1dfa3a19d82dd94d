import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { agreementLimits } from "../../../domain/deck/agreement.ts";
import { linkLimits } from "../../../domain/deck/link.ts";
import { Button } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Checkbox, Textarea, TextField } from "../../../ui/field.tsx";
import { pathOf } from "../../paths.ts";
import { PostForm } from "../../shell/form/post-form.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useWords } from "../../shell/language.tsx";
import { deckWords } from "./words.ts";

type Props = {
  refusal: Refusal | undefined;
  /** Whether the last submission created a link; if so, the forms are emptied. */
  isShared: boolean;
  /** Whether recipients may download a copy; this depends on the plan and on the permissions set in the PDF file. */
  copy: "open" | "locked" | "not in plan";
  /** The latest agreement's text: empty before the first agreement, null when the plan does not include agreements. */
  agreement: string | null;
};

export function SharePart({ refusal, isShared, copy, agreement }: Props) {
  const { share: words } = useWords(deckWords);
  const part = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const sharedAt = isShared && key;
  useEffect(() => {
    if (sharedAt) for (const form of part.current?.querySelectorAll("form") ?? []) form.reset();
  }, [sharedAt]);
  const sent = refusal?.values["intent"] === "share" ? refusal : undefined;
  const isOpen = sent !== undefined && sent.values["to_email"] === undefined;
  const [named, open] = isOpen ? [undefined, sent] : [sent, undefined];
  const error = (of: Refusal | undefined, field: string) => words.errors[of?.errors[field] ?? ""];
  const days = (of: Refusal | undefined, limit: { days: number; most: number }) => (
    <TextField
      name="days"
      inputMode="numeric"
      label={words.days}
      hint={words.daysHint(limit.most)}
      defaultValue={of?.values["days"] ?? limit.days}
      error={error(of, "days")}
    />
  );
  return (
    <section ref={part} className="panel workspace-part deck-beside" aria-labelledby="share">
      <h2 id="share">{words.title}</h2>
      <PostForm action={pathOf("founder-deck")} className="contact-form" noValidate>
        <TextField
          type="email"
          name="to_email"
          label={words.email}
          hint={words.emailHint}
          autoComplete="off"
          defaultValue={named?.values["to_email"]}
          error={error(named, "to_email")}
          required
        />
        {days(named, linkLimits.named)}
        <Checkbox
          name="watermark"
          label={words.watermark}
          defaultChecked={named ? named.values["watermark"] === "on" : true}
        />
        {copy === "open" && <Checkbox name="copy" label={words.copy} defaultChecked={named?.values["copy"] === "on"} />}
        {copy === "locked" && <p className="note">{words.locked}</p>}
        {agreement !== null && (
          <>
            <Checkbox
              name="agreement"
              label={words.agreement.tick}
              defaultChecked={named?.values["agreement"] === "on"}
            />
            <Disclosure title={words.agreement.open} open={named?.errors["agreement_text"] !== undefined}>
              <div className="disclosure-body">
                <Textarea
                  name="agreement_text"
                  label={words.agreement.text}
                  hint={words.agreement.hint(agreementLimits.text)}
                  rows={10}
                  defaultValue={named?.values["agreement_text"] ?? (agreement || words.agreement.ours)}
                  error={error(named, "agreement_text")}
                />
              </div>
            </Disclosure>
          </>
        )}
        <Button type="submit" name="intent" value="share">
          {words.send}
        </Button>
      </PostForm>
      <Disclosure title={words.open.title} open={isOpen}>
        <PostForm action={pathOf("founder-deck")} className="disclosure-body contact-form" noValidate>
          <p>{words.open.text}</p>
          <TextField
            name="password"
            label={words.open.password}
            hint={words.open.passwordHint(linkLimits.password)}
            autoComplete="off"
            error={error(open, "password")}
            required
          />
          {days(open, linkLimits.open)}
          <Button type="submit" name="intent" value="share" look="secondary">
            {words.open.make}
          </Button>
        </PostForm>
      </Disclosure>
    </section>
  );
}
