import type { ShowcasePage } from "../../domain/content/content.ts";

export const showcase: ShowcasePage = {
  kind: "page",
  id: "showcase",
  intro: {
    en: "Startups that pitched to our investors and agreed to be shown. You can ask each one for its deck.",
    fr: "Les startups qui ont pitché devant nos investisseurs et acceptent d’être présentées. Vous pouvez demander son deck à chacune.",
  },
  decks: { en: "Some publish their deck here.", fr: "Certaines publient leur deck ici." },
  introOfSamples: {
    en: "These startups are invented examples, to show what a session’s page looks like. The real ones will take their place once their founders agree.",
    fr: "Ces startups sont des exemples, inventés pour montrer ce que présente la page d’une session. Les vraies prendront leur place avec l’accord de leurs fondateurs.",
  },
  none: {
    en: "No profile from this session has been published yet.",
    fr: "Aucun profil de cette session n’est publié pour le moment.",
  },
  investors: {
    title: { en: "Are you an investor?", fr: "Vous êtes investisseur ?", literal: true },
    register: { en: "Sign up for more information", fr: "S'inscrire pour plus d'infos", literal: true },
    note: {
      en: "Free access • Answer within {investors.answer}h • Direct contact with the founders",
      fr: "Accès gratuit • Réponse sous {investors.answer}h • Contact direct avec les fondateurs",
    },
    disclaimer: {
      en: "These pages are for information: they are neither an offer nor investment advice. Investing in startups can cost you part or all of your capital, and shares are hard to resell.",
      fr: "Ces pages informent : elles ne sont ni une offre ni un conseil en investissement. Investir dans une startup expose à perdre tout ou partie du capital, et les parts se revendent difficilement.",
    },
  },
  deck: {
    intro: {
      en: "The founders haven’t published their deck. Leave your name and e-mail: we’ll pass your request on, and they decide.",
      fr: "Les fondateurs n’ont pas publié leur deck. Laissez votre nom et votre e-mail : nous leur transmettons votre demande, et ils décident.",
    },
    sample: {
      en: "This startup is an invented example and has no deck. If you send the form, our team receives it and replies.",
      fr: "Cette startup est un exemple : elle est inventée et n’a pas de deck. Si vous envoyez le formulaire, notre équipe le reçoit et vous répond.",
    },
  },
};
