import { french } from "./email-layout.tsx";
import { linkEmail } from "./link-email.tsx";

const en = {
  subject: "Your link to the 30-day guide",
  preview: "It opens the thirty days, with your progress.",
  heading: "Back to your guide",
  text: "Open your guide with this new link: for a month, it shows the thirty days with your progress.",
  action: "Open my guide",
  note: "Daily e-mails stay as you left them, stopped or not: use the link at the foot to change that.",
  reason:
    "You’re getting this message because the guide, or a new link to it, was requested on our site with this address. If it wasn’t you, there’s nothing to do.",
};

const words = {
  en,
  fr: french<typeof en>({
    subject: "Ton lien vers le guide de 30 jours",
    preview: "Il ouvre les trente jours, avec ta progression.",
    heading: "Retour à ton guide",
    text: "Ouvre ton guide avec ce nouveau lien : pendant un mois, il montre les trente jours avec ta progression.",
    action: "Ouvrir mon guide",
    note: "Les e-mails quotidiens restent comme tu les as laissés, arrêtés ou non : le lien en bas de page change cela.",
    reason:
      "Tu reçois ce message parce que le guide, ou un nouveau lien vers lui, a été demandé sur notre site avec cette adresse. Si tu n'as rien demandé, ignore ce message.",
  }),
};

/** For people whose link to the guide has expired or who requested the guide again. */
export const guideLink = linkEmail(words);
