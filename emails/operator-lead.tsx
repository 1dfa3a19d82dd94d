import { Section } from "react-email";
import type { Lang } from "../platform/language/language.ts";
import { Action, french, renderEmail, type EmailBranding, line, Paragraph } from "./email-layout.tsx";

type LeadFields = readonly [label: string, value: string][];

const en = {
  subject: (form: string) => `New lead: ${form}`,
  subjectAgain: (form: string) => `Added to a lead: ${form}`,
  "application-revision": "another version of an application, sent without its link and not confirmed",
  "application-change": "application changed",
  "application-withdrawal": "application withdrawn",
  "application-call": "call requested by an applicant",
  "application-time": "time chosen for a call",
  answer: "To answer, reply to this message: your reply goes to the person who sent the form.",
  open: "Open it on the desk",
  reason: "You’re getting this message because this is the notification address in the site’s settings.",
};

const words = {
  en,
  fr: french<typeof en>({
    subject: (form) => `Nouveau lead : ${form}`,
    subjectAgain: (form) => `Précisions sur un lead : ${form}`,
    "application-revision": "autre version d'une candidature, envoyée sans son lien et non confirmée",
    "application-change": "candidature modifiée",
    "application-withdrawal": "candidature retirée",
    "application-call": "appel demandé par un candidat",
    "application-time": "heure choisie pour un appel",
    answer: "Pour répondre, répondez à ce message : votre réponse part à la personne qui a envoyé le formulaire.",
    open: "Ouvrir dans le bureau",
    reason: "Vous recevez ce message parce que cette adresse est celle des notifications dans les réglages du site.",
  }),
};

const events = [
  "application-revision",
  "application-change",
  "application-withdrawal",
  "application-call",
  "application-time",
] as const;

type Told = {
  /** The name of the form or event, as shown on the desk. */
  form: string;
  fields: LeadFields;
  /** True if an earlier e-mail announced the same lead and this e-mail adds new entries. */
  again?: boolean | undefined;
  desk: string | null;
};

export function operatorLead(lang: Lang, from: EmailBranding, { form, fields, again, desk }: Told) {
  const say = words[lang];
  const event = events.find((each) => each === form);
  const subject = (again ? say.subjectAgain : say.subject)(event ? say[event] : form);
  return renderEmail(
    { lang, from, subject, preview: say.answer, reason: say.reason },
    <>
      <Paragraph>{say.answer}</Paragraph>
      {desk && <Action href={desk}>{say.open}</Action>}
      {fields.map(([label, value], nth) => (
        <Section key={nth} style={{ padding: "10px 0", borderTop: `1px solid ${line}` }}>
          <div style={{ fontSize: 14, lineHeight: "20px", color: "#3C5659" }}>{label}</div>
          <div style={{ fontSize: 16, lineHeight: "24px", whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {value.split("\n").map((row, index) => (
              <div key={index}>{row || "\u00A0"}</div>
            ))}
          </div>
        </Section>
      ))}
    </>,
  );
}
