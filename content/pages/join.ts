import type { JoinPage } from "../../domain/content/content.ts";

export const join: JoinPage = {
  kind: "page",
  id: "join",
  metadata: {
    title: { en: "Join the movement: mentors and talent", fr: "Rejoindre le mouvement : mentors et talents" },
    description: {
      en: "Mentors and talent can help The Lab’s startups: say who you are and what you bring.",
      fr: "Mentors et talents peuvent aider les startups de The Lab : dites-nous qui vous êtes et ce que vous apportez.",
    },
  },
  title: { en: "Join the movement", fr: "Rejoignez le mouvement" },
  intro: {
    en: "Founders go further with people who’ve done it before. If that’s you, tell us what you’d bring.",
    fr: "Une startup va plus loin avec des gens qui sont déjà passés par là. Si vous en êtes, dites-nous ce que vous apportez.",
  },
  roles: [
    {
      id: "mentor",
      label: { en: "Mentor", fr: "Mentor" },
      text: {
        en: "You’ve sold, hired, raised or failed before: an hour of your time can save a founder a month. You set your hourly rate, and founders pay you directly.",
        fr: "Vous avez déjà vendu, recruté, levé ou échoué : une heure avec vous épargne un mois à un fondateur. Vous fixez votre tarif horaire, et le fondateur vous règle directement.",
      },
    },
    {
      id: "talent",
      label: { en: "Talent", fr: "Talent" },
      text: {
        en: "You write, design, build or sell, and want to do it in a startup: we’ll look for one that’s hiring.",
        fr: "Vous écrivez, dessinez, développez ou vendez, et vous voulez le faire dans une startup : nous en cherchons une qui recrute.",
      },
    },
  ],
  contact: { en: "By e-mail", fr: "Par e-mail" },
  social: { en: "Follow The Lab", fr: "Suivre The Lab" },
  form: { title: { en: "What do you bring?", fr: "Qu’apportez-vous ?" } },
};
