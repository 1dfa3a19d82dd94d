import { formats } from "../platform/language/format.ts";
import type { Lang } from "../platform/language/language.ts";
import { namedWords } from "../platform/language/organisation.ts";
import { Action, french, renderEmail, type EmailBranding, Note, Paragraph } from "./email-layout.tsx";

const en = {
  subject: (startup: string) =>
    startup ? `${startup} is sharing its deck with you` : "A startup is sharing its deck with you",
  preview: "It opens with a code that we send to this address.",
  text: (until: string) =>
    `You can read it page by page and without an account, until ${until} at the latest. The startup sees on which day you open it, unless your browser asks not to be tracked; before the first page you choose whether it also sees how long you stay on each page.`,
  action: "Read the deck",
  note: "The link opens for this address only: it asks for a code that we send here. Forwarding it opens nothing.",
  reason: "You’re getting this message because a startup at The Lab entered your address.",
};

const words = {
  en,
  fr: french({
    subject: (startup: string) =>
      startup ? `${startup} vous donne son deck à lire` : "Une startup vous donne son deck à lire",
    preview: "Il s'ouvre avec un code que nous envoyons à cette adresse.",
    text: (until: string) =>
      `Vous pouvez le lire page par page et sans compte, au plus tard jusqu'au ${until}. La startup voit quel jour vous l'ouvrez, sauf si votre navigateur demande de ne pas être suivi ; avant la première page, vous décidez si elle voit aussi le temps passé sur chaque page.`,
    action: "Lire le deck",
    note: "Le lien s'ouvre pour cette adresse seulement : il demande un code que nous envoyons ici. Le transférer n'ouvre rien.",
    reason: "Vous recevez ce message parce qu'une startup inscrite à The Lab a saisi votre adresse.",
  }),
};

/** `startup` is empty if mailedName refuses the name, for example because of a web address. */
export function deckInvitationMail(
  lang: Lang,
  from: EmailBranding,
  { startup, expiresAt, url }: { startup: string; expiresAt: Date; url: string },
) {
  const say = namedWords(words[lang]);
  return renderEmail(
    { lang, from, subject: say.subject(startup), preview: say.preview, reason: say.reason },
    <>
      <Paragraph>{say.text(formats[lang].date(new Date(expiresAt.getTime() - 1)))}</Paragraph>
      <Action href={url}>{say.action}</Action>
      <Note>{say.note}</Note>
    </>,
  );
}
