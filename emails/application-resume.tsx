import { french } from "./email-layout.tsx";
import { linkEmail } from "./link-email.tsx";

const en = {
  subject: "Continue your application",
  preview: "Open this message on the device where you want to continue.",
  heading: "Pick up where you left off",
  text: "Open this link within 24 hours, on the device where you want to continue. It leads to what we hold for this address: your draft, or the application you sent.",
  action: "Continue my application",
  note: "The link works once. You can always ask for another one.",
  reason:
    "You’re getting this message because this link was requested on our site with this address. If it wasn’t you, there’s nothing to do.",
};

const words = {
  en,
  fr: french<typeof en>({
    subject: "Reprendre votre candidature",
    preview: "Ouvrez ce message sur l'appareil où vous voulez continuer.",
    heading: "Reprenez où vous en étiez",
    text: "Ouvrez ce lien dans les 24 heures, sur l'appareil où vous voulez continuer. Il mène à ce que nous gardons avec cette adresse : votre brouillon, ou la candidature envoyée.",
    action: "Reprendre ma candidature",
    note: "Le lien ne fonctionne qu'une fois. Vous pouvez toujours en demander un autre.",
    reason:
      "Vous recevez ce message parce que ce lien a été demandé sur notre site avec cette adresse. Si vous n'avez rien demandé, ignorez ce message.",
  }),
};

export const applicationResume = linkEmail(words);
