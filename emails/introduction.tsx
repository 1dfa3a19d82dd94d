import type { Lang } from "../platform/language/language.ts";
import { formats } from "../platform/language/format.ts";
import { namedWords } from "../platform/language/organisation.ts";
import { Action, type EmailBranding, french, Note, Paragraph, renderEmail } from "./email-layout.tsx";

const en = {
  asked: (startup: string) =>
    startup ? `An investor would like to meet ${startup}` : "An investor would like to meet you",
  askedText: (until: string) =>
    `Read who it is, and their message if there is one, then answer by ${until} (Paris). If you say yes, you get each other’s e-mail address. If you say no, the investor isn’t told: the request simply expires.`,
  askedAction: "Read the request",
  askedReason: "You’re getting this message because an approved investor has asked to meet your startup at The Lab.",
  proposedToStartup: (startup: string) =>
    startup ? `We’d like to introduce an investor to ${startup}` : "We’d like to introduce an investor to you",
  proposedToStartupText: (until: string) =>
    `An approved investor is looking for a startup like yours. We’re asking them too, and they can see your name and profile. Read what they’re looking for, then answer by ${until} (Paris). Only if you both say yes do you learn their name and get each other’s e-mail address. A no stays private.`,
  proposedToInvestor: (startup: string) =>
    startup ? `We’d like to introduce you to ${startup}` : "We’d like to introduce you to a startup",
  proposedToInvestorText: (until: string) =>
    `It matches what you’re looking for. Read its page, then answer by ${until} (Paris). Only if you both say yes do you get each other’s e-mail address; until then the startup doesn’t learn your name. A no stays private.`,
  proposedAction: "Read and answer",
  proposedReason: "You’re getting this message because The Lab proposed an introduction to you.",
  agreedText: (name: string, email: string) =>
    `You both said yes. Write to ${name ? `${name} at ${email}` : email}, or reply to this e-mail. They have your address too.`,
  agreedReason: "You’re getting this message because you said yes to an introduction at The Lab.",
  toInvestor: (startup: string) => (startup ? `${startup} said yes` : "A startup said yes"),
  toInvestorText: (name: string, email: string) =>
    `${name ? `${name} has said yes to your request` : "The startup has said yes to your request"}. Write to ${email}, or reply to this e-mail. They have your address too.`,
  toInvestorTimes: "The startup proposes times to meet: book one in your introductions.",
  toInvestorAction: "Open my introductions",
  toInvestorReason: "You’re getting this message because you asked to meet this startup at The Lab.",
  toStartup: (name: string) =>
    name ? `You and ${name} have each other’s e-mail address` : "You have each other’s e-mail address",
  toStartupText: (name: string, email: string) =>
    `You said yes. ${name || "The investor"} can be reached at ${email}, and has your address. Replying to this e-mail writes to them.`,
  toStartupAction: "Open the introduction",
  toStartupReason: "You’re getting this message because your startup said yes to an introduction at The Lab.",
  meeting: (name: string) => (name ? `Your meeting with ${name}` : "Your meeting"),
  set: (when: string, minutes: number) => `${when} (Paris), ${minutes} minutes. The invitation is attached.`,
  cancelled: (name: string) => (name ? `Your meeting with ${name} is cancelled` : "Your meeting is cancelled"),
  cancelledText: (when: string) =>
    `The meeting on ${when} (Paris) is cancelled. The attachment removes it from your calendar.`,
  noteToInvestor:
    "This is an introduction, not a recommendation: check who you’re dealing with before you share anything confidential.",
  noteToStartup:
    "This is an introduction, not a recommendation: check who you’re dealing with before you share anything confidential.",
};

const words = {
  en,
  fr: french<typeof en>({
    asked: (startup) => (startup ? `Un investisseur veut rencontrer ${startup}` : "Un investisseur veut te rencontrer"),
    askedText: (until) =>
      `Lis qui c'est et, s'il y en a un, son message, puis réponds au plus tard le ${until} (Paris). Si tu acceptes, vous recevez chacun l'adresse e-mail de l'autre. Si tu déclines, l'investisseur n'en sait rien : sa demande reste sans suite.`,
    askedAction: "Lire la demande",
    askedReason: "Tu reçois ce message parce qu'un investisseur validé par The Lab demande à rencontrer ta startup.",
    proposedToStartup: (startup) =>
      startup ? `Nous proposons un investisseur à ${startup}` : "Nous te proposons un investisseur",
    proposedToStartupText: (until) =>
      `Un investisseur validé cherche ce que montre ton profil. La même question lui est posée, avec ton nom et ton profil. Lis ce qu'il cherche, puis réponds au plus tard le ${until} (Paris). C'est seulement si vous dites oui tous les deux que tu connais son nom et que vous recevez chacun l'adresse e-mail de l'autre. Personne n'est prévenu d'un non.`,
    proposedToInvestor: (startup) => (startup ? `Nous vous proposons ${startup}` : "Nous vous proposons une startup"),
    proposedToInvestorText: (until) =>
      `Elle correspond à vos critères. Lisez sa page, puis répondez au plus tard le ${until} (Paris). Vous recevez chacun l'adresse e-mail de l'autre seulement si vous dites oui tous les deux ; d'ici là, la startup ne connaît pas votre nom. Personne n'est prévenu d'un non.`,
    proposedAction: "Lire et répondre",
    proposedReason: "Ce message est envoyé parce que The Lab propose une mise en relation.",
    agreedText: (name, email) =>
      `Vous avez dit oui tous les deux. Écrivez à ${name ? `${name} : ${email}` : email}, ou répondez à cet e-mail. Votre adresse lui est donnée.`,
    agreedReason: "Vous recevez ce message parce que vous avez accepté une mise en relation sur The Lab.",
    toInvestor: (startup) => (startup ? `${startup} a dit oui` : "Une startup a dit oui"),
    toInvestorText: (name, email) =>
      `${name ? `${name} accepte votre demande` : "La startup accepte votre demande"}. Écrivez à ${email}, ou répondez à cet e-mail. Elle a aussi votre adresse.`,
    toInvestorTimes: "La startup propose des créneaux : réservez-en un dans vos mises en relation.",
    toInvestorAction: "Ouvrir mes mises en relation",
    toInvestorReason: "Vous recevez ce message parce que vous avez demandé à rencontrer cette startup sur The Lab.",
    toStartup: (name) => (name ? `${name} a ton adresse, et toi la sienne` : "Vous avez l'adresse l'un de l'autre"),
    toStartupText: (name, email) =>
      `Tu as dit oui. Pour écrire à ${name || "l'investisseur"} : ${email}. Ton adresse lui est donnée. Répondre à cet e-mail lui écrit.`,
    toStartupAction: "Ouvrir la mise en relation",
    toStartupReason: "Tu reçois ce message parce que ta startup a accepté une mise en relation sur The Lab.",
    meeting: (name) => (name ? `Rendez-vous avec ${name}` : "Le rendez-vous"),
    set: (when, minutes) => `${when} (Paris), ${minutes} minutes. L'invitation est jointe.`,
    cancelled: (name) => (name ? `Rendez-vous avec ${name} annulé` : "Rendez-vous annulé"),
    cancelledText: (when) => `Le rendez-vous du ${when} (Paris) est annulé. La pièce jointe le retire de l'agenda.`,
    noteToInvestor:
      "C'est une mise en relation, pas une recommandation : vérifiez à qui vous parlez avant de partager quelque chose de confidentiel.",
    noteToStartup:
      "C'est une mise en relation, pas une recommandation : vérifie à qui tu parles avant de partager quelque chose de confidentiel.",
  }),
};

type About = { startup: string; url: string };
type Question = About & { expiresAt: Date };

/**
 * Tells the startup's contact that an investor requests a meeting. The e-mail contains no text entered by the investor.
 */
export function introductionAsked(lang: Lang, from: EmailBranding, { startup, url, expiresAt }: Question) {
  const say = namedWords(words[lang]);
  const text = say.askedText(formats[lang].moment(expiresAt));
  return renderEmail(
    { lang, from, subject: say.asked(startup), preview: text, reason: say.askedReason },
    <>
      <Paragraph>{text}</Paragraph>
      <Action href={url}>{say.askedAction}</Action>
    </>,
  );
}

/** Announces a proposed introduction; the startup does not learn the investor's name. */
export function introductionProposed(
  side: "startup" | "investor",
  lang: Lang,
  from: EmailBranding,
  { startup, url, expiresAt }: Question,
) {
  const say = namedWords(words[lang]);
  const isStartup = side === "startup";
  const text = (isStartup ? say.proposedToStartupText : say.proposedToInvestorText)(formats[lang].moment(expiresAt));
  const subject = (isStartup ? say.proposedToStartup : say.proposedToInvestor)(startup);
  return renderEmail(
    { lang, from, subject, preview: text, reason: say.proposedReason },
    <>
      <Paragraph>{text}</Paragraph>
      <Action href={url}>{say.proposedAction}</Action>
    </>,
  );
}

/** Sends the other side's e-mail address after an introduction; a name that mailedName refuses is empty. */
export function introductionYes(
  side: "startup" | "investor",
  lang: Lang,
  from: EmailBranding,
  {
    startup,
    url,
    other,
    proposed,
    hasTimes,
  }: About & { other: { name: string; email: string }; proposed: boolean; hasTimes: boolean },
) {
  const say = namedWords(words[lang]);
  const isStartup = side === "startup";
  const toInvestor = proposed ? say.agreedText : say.toInvestorText;
  const text = (isStartup ? say.toStartupText : toInvestor)(other.name, other.email);
  return renderEmail(
    {
      ...{ lang, from, preview: text },
      subject: isStartup ? say.toStartup(other.name) : say.toInvestor(startup),
      reason: isStartup ? say.toStartupReason : proposed ? say.agreedReason : say.toInvestorReason,
    },
    <>
      <Paragraph>{text}</Paragraph>
      {!isStartup && hasTimes && <Paragraph>{say.toInvestorTimes}</Paragraph>}
      <Action href={url}>{isStartup ? say.toStartupAction : say.toInvestorAction}</Action>
      <Note>{isStartup ? say.noteToStartup : say.noteToInvestor}</Note>
    </>,
  );
}

type Meeting = {
  name: string;
  url: string | null;
  proposed: boolean;
  startsAt: Date;
  minutes: number;
  isCancelled: boolean;
};

/** Returns the e-mail and the calendar title for a meeting; `name` is the other participant's name. */
export async function introductionMeeting(
  side: "startup" | "investor",
  lang: Lang,
  from: EmailBranding,
  { name, url, proposed, startsAt, minutes, isCancelled }: Meeting,
) {
  const say = namedWords(words[lang]);
  const when = formats[lang].moment(startsAt);
  const isStartup = side === "startup";
  const text = isCancelled ? say.cancelledText(when) : say.set(when, minutes);
  const written = await renderEmail(
    {
      ...{ lang, from, preview: text },
      subject: isCancelled ? say.cancelled(name) : say.meeting(name),
      reason: isStartup ? say.toStartupReason : proposed ? say.agreedReason : say.toInvestorReason,
    },
    <>
      <Paragraph>{text}</Paragraph>
      {url && <Action href={url}>{isStartup ? say.toStartupAction : say.toInvestorAction}</Action>}
    </>,
  );
  return { ...written, summary: say.meeting(name) };
}
