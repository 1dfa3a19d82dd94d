import { formats } from "../platform/language/format.ts";
import type { Lang } from "../platform/language/language.ts";
import { namedWords } from "../platform/language/organisation.ts";
import { Action, french, renderEmail, type EmailBranding, Note, Paragraph } from "./email-layout.tsx";

const names = { visible: "Visible", elite: "Elite CoPilot" };
const everyName = { free: "Free Member", ...names };

/** The dates are already formatted; `next` is the plan that follows `plan`. */
type Dates = { plan: string; from: string; until: string; next?: string; trialUntil?: string };

const en = {
  granted: ({ plan }: Dates) => `Your plan at The Lab: ${plan}`,
  grantedHeading: ({ plan, from }: Dates) => `${plan} is yours from ${from}`,
  fromUntil: ({ plan, from, until }: Dates) => `Your account has ${plan} from ${from} to ${until}, both days included.`,
  from: ({ plan, from }: Dates) => `Your account has ${plan} from ${from}, with no end date.`,
  after: ({ until }: Dates) =>
    `After ${until} the plan ends automatically, unless you write to tell us you’re carrying on. Without your written agreement, nothing is charged.`,
  besideTrial: ({ trialUntil }: Dates) =>
    `Until ${trialUntil}, that day included, your free trial of Elite CoPilot goes on with all that it opens.`,
  replacesElite: "It replaces Elite CoPilot: what only Elite CoPilot opens is paused, and nothing is deleted.",
  noEnd: "It runs until you or we end it. Without your written agreement, nothing is charged.",
  leave: "You can end it at any time, without giving a reason: write to us.",
  ended: ({ plan }: Dates) => `${plan} has ended for your account`,
  endedText: ({ plan, from }: Dates) =>
    `${plan} ended for your account on ${from}. It has been a Free Member account since then: you keep your profile and your applications.`,
  laterText: ({ plan, from }: Dates) => `${plan}, which was to begin on ${from}, is withdrawn too.`,
  withdrawn: ({ plan }: Dates) => `${plan} won’t begin on your account`,
  withdrawnText: ({ plan, from }: Dates) =>
    `${plan} was to begin on your account on ${from}. We’ve withdrawn it: your account stays Free Member, with your profile and your applications.`,
  hidden: "A published profile and deck links are paused: investors no longer see them.",
  endedPreview: "Your account continues as Free Member.",
  declined: ({ plan }: Dates) => `Our answer to your request for ${plan}`,
  declinedText: ({ plan }: Dates) =>
    `We’ve read your request and won’t be opening ${plan} on your account. It stays as it is, with no new charge.`,
  declinedPreview: "Your account stays as it is.",
  ends: ({ plan, until }: Dates) => `${plan} ends on ${until}`,
  endsText: ({ plan, until, next }: Dates) =>
    `${plan} stays open on your account until ${until}, that day included. From the next day your account is ${next}.`,
  endsKept:
    "Nothing is deleted: your profile, your monthly numbers and your score stay. What the plan opened is paused, your published profile included, and comes back as it was if you take a plan again.",
  endsKeptVisible:
    "Nothing is deleted: your profile, your monthly numbers and your score stay, and a published profile stays visible to investors. What only Elite CoPilot opens is paused, and comes back as it was if you take it again.",
  endsGo: "To continue, reply to this e-mail or write to us. Without your written agreement, nothing is charged.",
  endsGoForm:
    "To continue, write to us from the contact page of our site. Without your written agreement, nothing is charged.",
  over: ({ plan }: Dates) => `${plan} has ended`,
  overText: ({ plan, until, next }: Dates) => `${plan} ended on ${until}. Your account is now ${next}.`,
  trial: ({ until }: Dates) => `Your free trial of Elite CoPilot ends on ${until}`,
  trialText: ({ until }: Dates) =>
    `Your free trial of Elite CoPilot is open until ${until}, that day included. It ends by itself: no card, nothing charged, and your account goes back to the plan it had.`,
  trialLeave: "To end it sooner, open your account’s page. You don’t have to give a reason.",
  trialPreview: "No card, and nothing to cancel.",
  trialEnded: "Your free trial has ended",
  trialEndedPreview: "The trial cost nothing, and nothing is deleted.",
  trialEndedText: ({ plan, from }: Dates) =>
    `Your free trial of Elite CoPilot ended on ${from}. Your account is now ${plan}: your profile, your numbers and your applications stay.`,
  trialEndedLater: ({ plan, from }: Dates) => `From ${from}, it will be ${plan}.`,
  again: "If something changes, ask again from the pricing page, or write to us.",
  mistake: "If you think this is a mistake, write to us.",
  action: "Sign in",
  reason: "You’re getting this message because you have an account at The Lab.",
};

const words = {
  en,
  fr: french<typeof en>({
    granted: ({ plan }) => `Votre offre The Lab : ${plan}`,
    grantedHeading: ({ plan, from }) => `L'offre ${plan} est ouverte à partir du ${from}`,
    fromUntil: ({ plan, from, until }) =>
      `Votre compte passe en ${plan} du ${from} au ${until}, ces deux jours compris.`,
    from: ({ plan, from }) => `Votre compte passe en ${plan} à partir du ${from}, sans date de fin.`,
    after: ({ until }) =>
      `Après le ${until}, l'offre prend fin automatiquement, sauf si vous nous écrivez pour continuer. Sans votre accord écrit, rien n'est facturé.`,
    besideTrial: ({ trialUntil }) =>
      `Jusqu'au ${trialUntil} inclus, votre essai gratuit d'Elite CoPilot continue, avec tout ce qu'il ouvre.`,
    replacesElite:
      "Elle remplace l'offre Elite CoPilot : ce que seul Elite CoPilot ouvre est mis en pause, et rien n'est supprimé.",
    noEnd: "L'offre court jusqu'à ce que vous ou nous y mettions fin. Sans votre accord écrit, rien n'est facturé.",
    leave: "Vous pouvez y mettre fin à tout moment, sans donner de raison : écrivez-nous.",
    ended: ({ plan }) => `${plan} a pris fin sur votre compte`,
    endedText: ({ plan, from }) =>
      `${plan} a pris fin sur votre compte le ${from}. C'est désormais un compte Free Member : votre profil et vos candidatures sont conservés.`,
    laterText: ({ plan, from }) => `L'offre ${plan}, qui devait commencer le ${from}, est retirée elle aussi.`,
    withdrawn: ({ plan }) => `${plan} ne commencera pas sur votre compte`,
    withdrawnText: ({ plan, from }) =>
      `L'offre ${plan} devait commencer sur votre compte le ${from}. Nous l'avons retirée : votre compte reste en Free Member, avec votre profil et vos candidatures.`,
    hidden: "Un profil publié et des liens de deck sont en pause : les investisseurs ne les voient plus.",
    endedPreview: "Votre compte continue en Free Member.",
    declined: ({ plan }) => `Notre réponse à votre demande : ${plan}`,
    declinedText: ({ plan }) =>
      `Nous avons lu votre demande et n'ouvrons pas ${plan} sur votre compte. Il reste tel qu'il est, sans nouveaux frais.`,
    declinedPreview: "Votre compte reste tel qu'il est.",
    ends: ({ plan, until }) => `${plan} se termine le ${until}`,
    endsText: ({ plan, until, next }) =>
      `${plan} reste ouvert sur votre compte jusqu'au ${until} inclus. Le lendemain, votre compte passe en ${next}.`,
    endsKept:
      "Rien n'est supprimé : votre profil, vos chiffres mensuels et votre score restent. Ce que l'offre ouvrait est mis en pause, votre profil publié compris, et revient tel quel si vous reprenez une offre.",
    endsKeptVisible:
      "Rien n'est supprimé : votre profil, vos chiffres mensuels et votre score restent, et un profil publié reste visible des investisseurs. Ce que seul Elite CoPilot ouvrait est mis en pause, et revient tel quel si vous le reprenez.",
    endsGo: "Pour continuer, répondez à cet e-mail ou écrivez-nous. Sans votre accord écrit, rien n'est facturé.",
    endsGoForm:
      "Pour continuer, écrivez-nous depuis la page de contact de notre site. Sans votre accord écrit, rien n'est facturé.",
    over: ({ plan }) => `${plan} est terminé`,
    overText: ({ plan, until, next }) => `${plan} s'est terminé le ${until}. Votre compte est désormais en ${next}.`,
    trial: ({ until }) => `Votre essai gratuit d'Elite CoPilot se termine le ${until}`,
    trialText: ({ until }) =>
      `Votre essai gratuit d'Elite CoPilot est ouvert jusqu'au ${until} inclus. Il se termine de lui-même : pas de carte, rien de facturé, et votre compte retrouve l'offre qu'il avait.`,
    trialLeave: "Pour y mettre fin avant, ouvrez la page de votre compte, sans raison à donner.",
    trialPreview: "Pas de carte, et rien à résilier.",
    trialEnded: "Votre essai gratuit est terminé",
    trialEndedPreview: "L'essai n'a rien coûté, et rien n'est supprimé.",
    trialEndedText: ({ plan, from }) =>
      `Votre essai gratuit d'Elite CoPilot a pris fin le ${from}. Votre compte est désormais en ${plan} : votre profil, vos chiffres et vos candidatures restent.`,
    trialEndedLater: ({ plan, from }) => `Il passera en ${plan} le ${from}.`,
    again: "Si votre situation change, refaites la demande depuis la page des tarifs, ou écrivez-nous.",
    mistake: "Si vous pensez que c'est une erreur, écrivez-nous.",
    action: "Me connecter",
    reason: "Vous recevez ce message parce que vous avez un compte The Lab.",
  }),
};

type Plan = keyof typeof names;

/**
 * `endsOn` is null if the plan has no end; `trialUntil` is the last day of a larger plan's trial; `replaces` is a larger
 * plan that the new one takes the place of.
 */
export function planGranted(
  lang: Lang,
  from: EmailBranding,
  {
    plan,
    startsOn,
    endsOn,
    trialUntil,
    replaces,
  }: {
    plan: Plan;
    startsOn: string;
    endsOn: string | null;
    trialUntil?: string | undefined;
    replaces?: "elite" | undefined;
  },
) {
  const say = namedWords(words[lang]);
  const { date } = formats[lang];
  const dates = {
    ...{ plan: names[plan], from: date(startsOn), until: endsOn ? date(endsOn) : "" },
    ...(trialUntil && { trialUntil: date(trialUntil) }),
  };
  return renderEmail(
    {
      lang,
      from,
      subject: say.granted(dates),
      preview: endsOn ? say.fromUntil(dates) : say.from(dates),
      reason: say.reason,
      heading: say.grantedHeading(dates),
    },
    <>
      <Paragraph>{endsOn ? say.fromUntil(dates) : say.from(dates)}</Paragraph>
      {replaces && <Paragraph>{say.replacesElite}</Paragraph>}
      {trialUntil && <Paragraph>{say.besideTrial(dates)}</Paragraph>}
      <Paragraph>{endsOn ? say.after(dates) : say.noEnd}</Paragraph>
      <Action href={from.signInUrl}>{say.action}</Action>
      <Note>{say.leave}</Note>
    </>,
  );
}

/** `startsOn` is the first day of a plan that was ended before it began; `later` was to follow a plan that had begun. */
export function planEnded(
  lang: Lang,
  from: EmailBranding,
  {
    plan,
    on,
    startsOn,
    later,
  }: {
    plan: Plan;
    on: string;
    startsOn?: string | undefined;
    later?: { plan: Plan; startsOn: string } | undefined;
  },
) {
  const say = namedWords(words[lang]);
  const { date } = formats[lang];
  const dates = { plan: names[plan], from: date(startsOn ?? on), until: "" };
  return renderEmail(
    {
      ...{ lang, from, preview: say.endedPreview, reason: say.reason },
      subject: startsOn ? say.withdrawn(dates) : say.ended(dates),
    },
    <>
      <Paragraph>{startsOn ? say.withdrawnText(dates) : say.endedText(dates)}</Paragraph>
      {later && (
        <Paragraph>{say.laterText({ plan: names[later.plan], from: date(later.startsOn), until: "" })}</Paragraph>
      )}
      {!startsOn && <Paragraph>{say.hidden}</Paragraph>}
      <Paragraph>{say.mistake}</Paragraph>
      <Action href={from.signInUrl}>{say.action}</Action>
    </>,
  );
}

export function trialBegun(lang: Lang, from: EmailBranding, { endsOn }: { endsOn: string }) {
  const say = namedWords(words[lang]);
  const dates = { plan: names.elite, from: "", until: formats[lang].date(endsOn) };
  return renderEmail(
    { lang, from, subject: say.trial(dates), preview: say.trialPreview, reason: say.reason },
    <>
      <Paragraph>{say.trialText(dates)}</Paragraph>
      <Action href={from.signInUrl}>{say.action}</Action>
      <Note>{say.trialLeave}</Note>
    </>,
  );
}

/** `plan` is the plan that the account has after the trial, `later` the one that was granted for a later day. */
export function trialEnded(
  lang: Lang,
  from: EmailBranding,
  {
    on,
    plan,
    later,
  }: { on: string; plan: keyof typeof everyName; later?: { plan: Plan; startsOn: string } | undefined },
) {
  const say = namedWords(words[lang]);
  const dates = { plan: everyName[plan], from: formats[lang].date(on), until: "" };
  return renderEmail(
    { lang, from, subject: say.trialEnded, preview: say.trialEndedPreview, reason: say.reason },
    <>
      <Paragraph>{say.trialEndedText(dates)}</Paragraph>
      {later && (
        <Paragraph>
          {say.trialEndedLater({ plan: names[later.plan], from: formats[lang].date(later.startsOn), until: "" })}
        </Paragraph>
      )}
      {plan === "free" && <Paragraph>{say.hidden}</Paragraph>}
      <Action href={from.signInUrl}>{say.action}</Action>
    </>,
  );
}

/** `line` is the team's reason for refusing the plan. */
export function planDeclined(lang: Lang, from: EmailBranding, { plan, line }: { plan: Plan; line: string }) {
  const say = namedWords(words[lang]);
  const dates = { plan: names[plan], from: "", until: "" };
  return renderEmail(
    { lang, from, subject: say.declined(dates), preview: say.declinedPreview, reason: say.reason },
    <>
      <Paragraph>{say.declinedText(dates)}</Paragraph>
      <Paragraph>{line}</Paragraph>
      <Paragraph>{say.again}</Paragraph>
    </>,
  );
}

/** `over` is true if `endsOn`, the last day, is past; `next` is the plan that follows `plan`. */
export function planEnding(
  lang: Lang,
  from: EmailBranding,
  { plan, endsOn, over, next }: { plan: Plan; endsOn: string; over: boolean; next: keyof typeof everyName },
) {
  const say = namedWords(words[lang]);
  const dates = { plan: names[plan], from: "", until: formats[lang].date(endsOn), next: everyName[next] };
  const title = over ? say.over(dates) : say.ends(dates);
  // Without a contact e-mail address in the settings, a reply would not arrive, so the text names the contact form
  // instead.
  const go = from.contactEmail ? say.endsGo : say.endsGoForm;
  return renderEmail(
    { lang, from, subject: title, preview: go, reason: say.reason },
    <>
      <Paragraph>{over ? say.overText(dates) : say.endsText(dates)}</Paragraph>
      <Paragraph>{go}</Paragraph>
      <Paragraph>{next === "visible" ? say.endsKeptVisible : say.endsKept}</Paragraph>
      <Action href={from.signInUrl}>{say.action}</Action>
    </>,
  );
}
