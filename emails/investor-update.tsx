import { Section, Text } from "react-email";
import { formats } from "../platform/language/format.ts";
import type { Lang } from "../platform/language/language.ts";
import { de } from "../platform/language/elision.ts";
import { namedWords } from "../platform/language/organisation.ts";
import { Action, type EmailBranding, french, line, Note, Paragraph, renderEmail } from "./email-layout.tsx";

/** A startup's figures of one month when sent: money in cents, changes in percent or percentage points. */
export type UpdateFigures = {
  month: string;
  mrr: number;
  mrrInMonth: number | null;
  burn: number;
  cac: number;
  cacInThreeMonths: number | null;
  churn: number;
  churnInMonth: number | null;
  /** Cash in cents; null if the startup does not show its cash. */
  cash: number | null;
  /** The runway; null if the startup does not show its runway. `months` is null unless `state` is "months". */
  runway: { state: "profitable" | "over-36" | "months"; months: number | null } | null;
};

export type UpdateParts = {
  /** The startup's name; empty if mailedName refuses the name, for example because the name contains a web address. */
  startup: string;
  figures: UpdateFigures;
  worked: string;
  stuck: string;
  asked: string;
  corrects: boolean;
  /** The recipient's personal link to the startup's deck; null if the e-mail contains no such link. */
  deckUrl: string | null;
  /** The date since which the recipient gets the startup's updates; `via` says why. */
  since: Date;
  via: "follow" | "invitation";
};

const en = {
  somebody: "A startup",
  followed: "a startup",
  subject: (startup: string, month: string, mrr: string) => `${startup} in ${month}: ${mrr} MRR`,
  corrected: (subject: string) => `Correction. ${subject}`,
  heading: (startup: string, month: string) => `${startup}, ${month}`,
  preview: "Its numbers, what worked, what is stuck and what it’s looking for.",
  correction: "This message corrects an earlier one, which stays as it was.",
  declared: "Declared by the startup, not verified. Changes: MRR and churn over one month, CAC over three.",
  named: (figure: string) => `${figure}:`,
  mrr: "MRR",
  burn: "Net burn",
  cac: "CAC",
  churn: "Monthly churn",
  cash: "Cash",
  runway: "Runway",
  months: (count: string) => `${count} months`,
  profitable: "profitable",
  over36: "more than 36 months",
  points: (change: string) => `${change} pt`,
  worked: "What worked",
  stuck: "What’s stuck",
  asked: "What we’re looking for",
  deck: "Read the deck",
  deckByInvitation:
    "This link is yours. The startup sees on which day you open it, unless your browser asks not to be tracked; before the first page you choose whether it also sees how long you stay on each page.",
  deckByFollow:
    "The deck opens in your account. The startup sees on which days it’s opened and by how many people, never by whom; before the first page you choose whether to share your reading times.",
  follow: (startup: string, date: string) => `You’ve followed ${startup} since ${date}.`,
  invitation: (startup: string, date: string) => `You agreed to get updates from ${startup} on ${date}.`,
  untracked: "This message holds no tracking image: the startup isn’t told whether you opened it.",
};

const words = {
  en,
  fr: french<typeof en>({
    somebody: "Une startup",
    followed: "une startup",
    subject: (startup, month, mrr) => `${startup} en ${month} : ${mrr} de MRR`,
    corrected: (subject) => `Rectificatif. ${subject}`,
    heading: (startup, month) => `${startup}, ${month}`,
    preview: "Ses chiffres, ce qui a marché, ce qui coince et ce qu'elle cherche.",
    correction: "Ce message en corrige un précédent, qui reste tel quel.",
    declared: "Déclarés par la startup, non vérifiés. Évolutions : MRR et churn sur un mois, CAC sur trois.",
    named: (figure) => `${figure} :`,
    mrr: "MRR",
    burn: "Dépense nette",
    cac: "CAC",
    churn: "Churn mensuel",
    cash: "Trésorerie",
    runway: "Runway",
    months: (count) => `${count} mois`,
    profitable: "rentable",
    over36: "plus de 36 mois",
    points: (change) => `${change} pt`,
    worked: "Ce qui a marché",
    stuck: "Ce qui coince",
    asked: "Notre demande",
    deck: "Lire le deck",
    deckByInvitation:
      "Ce lien est le vôtre. La startup voit quel jour vous l'ouvrez, sauf si votre navigateur demande de ne pas être suivi ; avant la première page, vous décidez si elle voit aussi le temps passé sur chaque page.",
    deckByFollow:
      "Le deck s'ouvre dans votre compte. La startup voit quels jours et par combien de personnes il est ouvert, jamais par qui ; avant la première page, vous décidez si vous montrez votre lecture.",
    follow: (startup, date) => `Vous suivez ${startup} depuis le ${date}.`,
    invitation: (startup, date) => `Vous avez accepté de recevoir les nouvelles ${de(startup)} le ${date}.`,
    untracked: "Ce message ne contient aucune image de suivi : la startup ne sait pas si vous l'avez ouvert.",
  }),
};

const cell = { margin: 0, padding: "8px 0", borderBottom: `1px solid ${line}` };

/** Returns the figures of an update as lines with name, value and change, for the e-mail and for pages. */
export function updateLines(lang: Lang, figures: UpdateFigures) {
  const say = words[lang];
  const { money, percent, change, count } = formats[lang];
  const sum = (cents: number) => money(cents / 100);
  const changed = (by: number | null) => (by === null ? "" : change(by));
  const signed = (by: number) => `${by > 0 ? "+" : by < 0 ? "−" : ""}${count(Math.abs(Math.round(by * 10) / 10))}`;
  const { runway } = figures;
  const lasting =
    runway &&
    (runway.state === "months"
      ? say.months(count(runway.months ?? 0))
      : runway.state === "profitable"
        ? say.profitable
        : say.over36);
  return [
    { name: say.mrr, value: sum(figures.mrr), change: changed(figures.mrrInMonth) },
    { name: say.burn, value: sum(figures.burn), change: "" },
    { name: say.cac, value: sum(figures.cac), change: changed(figures.cacInThreeMonths) },
    {
      name: say.churn,
      value: percent(figures.churn),
      change: figures.churnInMonth === null ? "" : say.points(signed(figures.churnInMonth)),
    },
    ...(figures.cash === null ? [] : [{ name: say.cash, value: sum(figures.cash), change: "" }]),
    ...(lasting ? [{ name: say.runway, value: lasting, change: "" }] : []),
  ];
}

export const updateSubject = (
  lang: Lang,
  { startup, figures, corrects }: Pick<UpdateParts, "startup" | "figures" | "corrects">,
) => {
  const say = words[lang];
  const { month, money } = formats[lang];
  const subject = say.subject(startup || say.somebody, month(figures.month), money(figures.mrr / 100));
  return corrects ? say.corrected(subject) : subject;
};

/** Writes the e-mail with a startup's update. The founder's preview shows the same e-mail. */
export function investorUpdateMail(lang: Lang, from: EmailBranding, parts: UpdateParts) {
  const say = namedWords(words[lang]);
  const { month, date } = formats[lang];
  const startup = parts.startup || say.somebody;
  const texts = [
    [say.worked, parts.worked],
    [say.stuck, parts.stuck],
    [say.asked, parts.asked],
  ] as const;
  return renderEmail(
    {
      ...{ lang, from, subject: updateSubject(lang, parts), preview: say.preview },
      heading: say.heading(startup, month(parts.figures.month)),
      reason: `${say[parts.via](parts.startup || say.followed, date(parts.since))} ${say.untracked}`,
    },
    <>
      {parts.corrects && <Paragraph>{say.correction}</Paragraph>}
      <Section style={{ margin: "0 0 16px" }}>
        {updateLines(lang, parts.figures).map(({ name, value, change }) => (
          <Text key={name} style={cell}>
            {say.named(name)} <strong>{value}</strong>
            {change && `, ${change}`}
          </Text>
        ))}
      </Section>
      <Note>{say.declared}</Note>
      {texts
        .filter(([, text]) => text !== "")
        .map(([title, text]) => (
          <Section key={title}>
            <Text style={{ margin: "0 0 4px", fontWeight: 700 }}>{title}</Text>
            {text.split("\n").map((part, index) => (
              <Paragraph key={`${index} ${part}`}>{part}</Paragraph>
            ))}
          </Section>
        ))}
      {parts.deckUrl && (
        <>
          <Action href={parts.deckUrl}>{say.deck}</Action>
          <Note>{parts.via === "invitation" ? say.deckByInvitation : say.deckByFollow}</Note>
        </>
      )}
    </>,
  );
}
