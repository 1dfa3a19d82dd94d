import { Section } from "react-email";
import { formats } from "../platform/language/format.ts";
import type { Lang } from "../platform/language/language.ts";
import { Action, french, lagoon, renderEmail, type EmailBranding, line, Note, Paragraph } from "./email-layout.tsx";

/**
 * Monthly revenue in euros: `monthly` as entered by the visitor, `low`, `central` and `high` as projected for the end
 * of the programme.
 */
export type Projection = { monthly: number; central: number; low?: number | undefined; high?: number | undefined };

const en = {
  subject: (sum: string, duration: string) => `Your projection over ${duration}: ${sum} a month`,
  preview: "The growth projection you asked for, with its range and its limits.",
  heading: "Your growth projection",
  intro: "Thank you for trying our growth simulator. This is what it calculated from the monthly revenue you entered.",
  today: "Today",
  central: (multiple: string, duration: string) => `After ${duration}, central case (${multiple})`,
  range: (low: string, high: string, duration: string) => `After ${duration}, assumed range (${low} to ${high})`,
  aMonth: (sum: string) => `${sum} a month`,
  aMonthRange: (low: string, high: string) => `${low} to ${high} a month`,
  meaning: (duration: string) =>
    `This is a projection, not a promise. It multiplies your monthly revenue by what we assume over ${duration}; your market, your team and your work decide the rest. The programme guarantees no fundraising outcome.`,
  action: "See the programme",
  reason:
    "You’re getting this message because this address was entered in the growth simulator on our site. If it wasn’t you, there’s nothing to do.",
};

const words = {
  en,
  fr: french<typeof en>({
    subject: (sum, duration) => `Votre projection à ${duration} : ${sum} par mois`,
    preview: "La projection de croissance que vous avez demandée, avec sa fourchette et ses limites.",
    heading: "Votre projection de croissance",
    intro:
      "Merci d'avoir essayé notre simulateur de croissance. Voici ce qu'il calcule à partir du revenu mensuel que vous avez saisi.",
    today: "Aujourd'hui",
    central: (multiple, duration) => `Après ${duration}, cas central (${multiple})`,
    range: (low, high, duration) => `Après ${duration}, fourchette retenue (${low} à ${high})`,
    aMonth: (sum) => `${sum} par mois`,
    aMonthRange: (low, high) => `de ${low} à ${high} par mois`,
    meaning: (duration) =>
      `C'est une projection, pas une promesse. Elle multiplie votre revenu mensuel par l'hypothèse que nous retenons sur ${duration} ; votre marché, votre équipe et votre travail font le reste. Le programme ne garantit aucune levée de fonds.`,
    action: "Voir le programme",
    reason:
      "Vous recevez ce message parce que cette adresse a été saisie dans le simulateur de croissance de notre site. Si vous n'avez rien demandé, ignorez ce message.",
  }),
};

function Figure({ label, value, large = false }: { label: string; value: string; large?: boolean }) {
  const size = large ? { fontSize: 30, lineHeight: "36px", color: lagoon } : { fontSize: 18, lineHeight: "25px" };
  return (
    <Section style={{ padding: "12px 0", borderTop: `1px solid ${line}` }}>
      <div style={{ fontSize: 14, lineHeight: "20px", color: "#3C5659" }}>{label}</div>
      <div style={{ ...size, fontWeight: 700, fontVariantNumeric: "tabular-nums" }}>{value}</div>
    </Section>
  );
}

/** Contains no text entered by the visitor except the revenue, because anyone can enter a stranger's e-mail address. */
export function simulatorProjection(
  lang: Lang,
  from: EmailBranding,
  { monthly, low, central, high }: Projection,
  duration: string,
) {
  const say = words[lang];
  const { money, multiple } = formats[lang];
  const times = (sum: number) => multiple(monthly > 0 ? sum / monthly : 0);
  return renderEmail(
    { lang, from, ...say, subject: say.subject(money(central), duration) },
    <>
      <Paragraph>{say.intro}</Paragraph>
      <Figure label={say.today} value={say.aMonth(money(monthly))} />
      <Figure label={say.central(times(central), duration)} value={say.aMonth(money(central))} large />
      {low !== undefined && high !== undefined && (
        <Figure label={say.range(times(low), times(high), duration)} value={say.aMonthRange(money(low), money(high))} />
      )}
      <Note>{say.meaning(duration)}</Note>
      <Action href={from.programUrl}>{say.action}</Action>
    </>,
  );
}
