import { receiptEmail } from "./receipt-email.tsx";

export const studioAuditReceipt = receiptEmail({
  en: {
    subject: "We have received your audit request",
    preview: "We’ll write to you to arrange the call.",
    heading: "Your audit request has reached us",
    paragraphs: [
      "There’s nothing to do now: one of us will read about your project, then write to this address to arrange the call. The audit is free and commits you to nothing.",
      "Until then, three questions are worth a moment: who has the problem, how do they cope today, and what would they pay to get rid of it?",
    ],
    note: "An MVP guarantees neither customers nor funding: it lets you find out.",
    action: "Back to the site",
    reason:
      "You’re getting this message because this address was entered in the studio’s audit form on our site. If it wasn’t you, there’s nothing to do.",
  },
  fr: {
    subject: "Nous avons bien reçu votre demande d'audit",
    preview: "Nous vous écrivons pour fixer l'appel.",
    heading: "Votre demande d'audit nous est parvenue",
    paragraphs: [
      "Vous n'avez rien à faire pour l'instant : l'un de nous lira votre projet, puis vous écrira à cette adresse pour fixer l'appel. L'audit est gratuit et ne vous engage à rien.",
      "D'ici là, trois questions méritent un moment : qui vit le problème, comment ces personnes s'en sortent-elles aujourd'hui, et combien paieraient-elles pour ne plus l'avoir ?",
    ],
    note: "Un MVP ne garantit ni clients ni levée de fonds : il permet de savoir.",
    action: "Retour au site",
    reason:
      "Vous recevez ce message parce que cette adresse a été saisie dans le formulaire d'audit du studio, sur notre site. Si vous n'avez rien demandé, ignorez ce message.",
  },
});
