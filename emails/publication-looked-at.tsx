import type { Lang } from "../platform/language/language.ts";
import { Action, type EmailBranding, french, Paragraph, renderEmail } from "./email-layout.tsx";

const en = {
  shown: "Investors can now see your profile",
  shownText: "We’ve looked at your investor profile: approved investors can see it from now on.",
  changed: "Investors now see your new name or deck",
  changedText: "We’ve looked at what you changed: approved investors see it from now on.",
  approved: "Your investor profile is approved, but not shown",
  planText: "We’ve looked at it and approved it. No investor sees it for now: it shows once your plan includes it.",
  heldText: "We’ve looked at it and approved it. No investor sees it at the moment: write to us.",
  closed: "Approved, but your deck stays closed",
  closedText:
    "We’ve looked at your name and deck and approved them. Investors see your profile without its deck, which stays closed until we open it again.",
  refused: "Your investor profile isn’t shown yet",
  refusedText: "We’ve looked at it and can’t show it to investors as it is. Here is why:",
  kept: "Your new name or deck isn’t shown",
  keptText:
    "We’ve looked at what you changed and can’t show it. Investors still see the previous version. Here is why:",
  keptClosedText:
    "Your deck stays closed until we open it again. We’ve looked at what you changed and can’t show it. Here is why:",
  again: (hours: number) =>
    `Correct it, then save what you show under “Investor profile”: we’ll look at it again within ${hours} hours.`,
  action: "Open my cockpit",
  reason: "You’re getting this message because you asked us to publish your investor profile.",
};

const words = {
  en,
  fr: french<typeof en>({
    shown: "Les investisseurs voient maintenant ton profil",
    shownText: "Nous avons relu ton profil investisseur : les investisseurs validés le voient dès maintenant.",
    changed: "Les investisseurs voient ton nouveau nom ou ton nouveau deck",
    changedText: "Nous avons relu ce que tu as changé : les investisseurs validés le voient dès maintenant.",
    approved: "Ton profil investisseur est validé, mais pas montré",
    planText:
      "Nous l'avons relu et validé. Aucun investisseur ne le voit pour l'instant : il sera montré dès que ton offre le comprendra.",
    heldText: "Nous l'avons relu et validé. Aucun investisseur ne le voit pour l'instant : écris-nous.",
    closed: "C'est validé, mais ton deck reste fermé",
    closedText:
      "Nous avons relu ton nom et ton deck, et les avons validés. Les investisseurs voient ton profil sans son deck, qui reste fermé tant que nous ne l'avons pas rouvert.",
    refused: "Ton profil investisseur n'est pas encore montré",
    refusedText: "Nous l'avons relu et ne pouvons pas le montrer tel quel aux investisseurs. Voici pourquoi :",
    kept: "Ton nouveau nom ou ton nouveau deck n'est pas montré",
    keptText:
      "Nous avons relu ce que tu as changé et ne pouvons pas le montrer. Les investisseurs continuent de voir ce qu'ils voyaient. Voici pourquoi :",
    keptClosedText:
      "Ton deck reste fermé tant que nous ne l'avons pas rouvert. Nous avons relu ce que tu as changé et ne pouvons pas le montrer. Voici pourquoi :",
    again: (hours) =>
      `Corrige-le, puis enregistre ce que tu montres dans « Profil Investisseur » : nous le relirons sous ${hours} heures.`,
    action: "Ouvrir mon cockpit",
    reason: "Tu reçois ce message parce que tu as demandé la publication de ton profil investisseur.",
  }),
};

type Answer = "yes" | "no";
type LookedAt = {
  verdict: Answer;
  first: Answer;
  shown: "yes" | "closed" | "plan" | "held";
  line: string;
  hours: number;
};

/**
 * `line` is the team's reason for a refusal; a changed profile is reviewed within `hours` hours. `shown` says whether
 * investors see the profile now, whether its deck stays closed, or whether the plan is why they don't see it.
 */
export function publicationLookedAt(lang: Lang, from: EmailBranding, { verdict, first, shown, line, hours }: LookedAt) {
  const say = words[lang];
  const isYes = verdict === "yes";
  const isFirst = first === "yes";
  const isClosed = shown === "closed";
  const isKept = !isFirst && (shown === "yes" || isClosed);
  const unseenText = shown === "plan" ? say.planText : say.heldText;
  const [subject, text] = isYes
    ? isClosed
      ? [say.closed, say.closedText]
      : shown !== "yes"
        ? [say.approved, unseenText]
        : isFirst
          ? [say.shown, say.shownText]
          : [say.changed, say.changedText]
    : isKept
      ? [say.kept, isClosed ? say.keptClosedText : say.keptText]
      : [say.refused, say.refusedText];
  return renderEmail(
    { lang, from, subject, preview: isYes ? text : say.again(hours), reason: say.reason },
    <>
      {!isYes && <Paragraph>{say.again(hours)}</Paragraph>}
      <Paragraph>{text}</Paragraph>
      {!isYes && (
        <>
          <Paragraph>{line}</Paragraph>
        </>
      )}
      <Action href={from.signInUrl}>{say.action}</Action>
    </>,
  );
}
