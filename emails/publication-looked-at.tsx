import type { Lang } from "../platform/language/language.ts";
import { Action, type EmailBranding, french, Paragraph, renderEmail } from "./email-layout.tsx";

const en = {
  shown: "Investors can now see your profile",
  shownText: "We’ve looked at your investor profile: approved investors can see it from now on.",
  changed: "Investors now see your new name or deck",
  changedText: "We’ve looked at what you changed: approved investors see it from now on.",
  refused: "Your investor profile isn’t shown yet",
  refusedText: "We’ve looked at it and can’t show it to investors as it is. Here is why:",
  kept: "Your new name or deck isn’t shown",
  keptText:
    "We’ve looked at what you changed and can’t show it. Investors still see the previous version. Here is why:",
  again: (hours: number) =>
    `Correct it, then save what you show under “Investor profile”: we’ll look at it again within ${hours} hours.`,
  action: "Open my cockpit",
  reason: "You’re getting this message because you published your investor profile.",
};

const words = {
  en,
  fr: french<typeof en>({
    shown: "Les investisseurs voient maintenant ton profil",
    shownText: "Nous avons relu ton profil investisseur : les investisseurs validés le voient dès maintenant.",
    changed: "Les investisseurs voient ton nouveau nom ou ton nouveau deck",
    changedText: "Nous avons relu ce que tu as changé : les investisseurs validés le voient dès maintenant.",
    refused: "Ton profil investisseur n'est pas encore montré",
    refusedText: "Nous l'avons relu et ne pouvons pas le montrer tel quel aux investisseurs. Voici pourquoi :",
    kept: "Ton nouveau nom ou ton nouveau deck n'est pas montré",
    keptText:
      "Nous avons relu ce que tu as changé et ne pouvons pas le montrer. Les investisseurs continuent de voir ce qu'ils voyaient. Voici pourquoi :",
    again: (hours) =>
      `Corrige-le, puis enregistre ce que tu montres dans « Profil Investisseur » : nous le relirons sous ${hours} heures.`,
    action: "Ouvrir mon cockpit",
    reason: "Tu reçois ce message parce que tu as publié ton profil investisseur.",
  }),
};

type LookedAt = { verdict: "yes" | "no"; first: "yes" | "no"; line: string; hours: number };

/** `line` is the team's reason for a refusal; a changed profile is reviewed within `hours` hours. */
export function publicationLookedAt(lang: Lang, from: EmailBranding, { verdict, first, line, hours }: LookedAt) {
  const say = words[lang];
  const isYes = verdict === "yes";
  const isFirst = first === "yes";
  const subject = isYes ? (isFirst ? say.shown : say.changed) : isFirst ? say.refused : say.kept;
  const text = isYes ? (isFirst ? say.shownText : say.changedText) : isFirst ? say.refusedText : say.keptText;
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
