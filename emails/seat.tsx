import type { Lang } from "../platform/language/language.ts";
import { de } from "../platform/language/elision.ts";
import { namedWords } from "../platform/language/organisation.ts";
import { Action, french, renderEmail, type EmailBranding, Paragraph } from "./email-layout.tsx";

type Role = "owner" | "editor" | "reader";
type Change = { startup: string; person: string; role: Role };
const names = ["joined", "left", "removed", "role", "contact", "notice", "kept", "successor"] as const;
export type SeatEmail = (typeof names)[number];
export const seatEmails: readonly SeatEmail[] = names;
type Said = { subject: (change: Change) => string; text: (change: Change) => string };

const roles: Record<Lang, Record<Role, string>> = {
  en: { owner: "owner", editor: "editor", reader: "reader" },
  fr: { owner: "propriétaire", editor: "éditeur", reader: "lecteur" },
};

type Words = Record<"startup" | "somebody" | "action" | "reason", string> & { changes: Record<SeatEmail, Said> };

const en: Words = {
  startup: "your startup",
  somebody: "Someone",
  action: "Open my cockpit",
  reason: "You’re getting this message because you have, or had, a seat in a startup at The Lab.",
  changes: {
    joined: {
      subject: ({ person, startup }) => `${person} has joined ${startup}`,
      text: ({ role }) =>
        `They accepted your invitation and are now ${roles.en[role]}. You can change that on your team’s page.`,
    },
    left: {
      subject: ({ person, startup }) => `${person} has left ${startup}`,
      text: () => "They can’t open your cockpit any more. What they wrote stays.",
    },
    removed: {
      subject: ({ startup }) => `You no longer have a seat in ${startup}`,
      text: () =>
        "You can’t open its cockpit any more, and your conversation with the copilot, your notifications and your calendar’s address were deleted. A place in the programme stays with the startup. Your account stays: you can accept another invitation or start a startup of your own.",
    },
    role: {
      subject: ({ startup, role }) => `Your role in ${startup} is now ${roles.en[role]}`,
      text: ({ role }) =>
        ({
          owner: "You can now invite people, publish, apply, and start or end the free month, as well as write.",
          editor: "You can read and write. Owners invite people, publish, apply, and start or end the free month.",
          reader: "You can read everything. Editors and owners write.",
        })[role],
    },
    contact: {
      subject: ({ startup }) => `You’re now the contact for ${startup}`,
      text: () =>
        "Check the name, e-mail and phone in your profile, and what it says about your team: the previous contact has left or handed over. You’re an owner, and e-mails about the startup now come to you.",
    },
    notice: {
      subject: ({ startup }) => `We may remove you from ${startup} in 5 days`,
      text: () =>
        "Write to us if this is a mistake: after 5 days we may remove you from this startup. The reason is on your team’s page. Until then you can read and write as before, but not invite or remove anyone, change other people’s roles, or close the startup.",
    },
    kept: {
      subject: ({ startup }) => `You keep your seat in ${startup}`,
      text: () => "We won’t be removing you after all. You’re still an owner, and nothing has changed.",
    },
    successor: {
      subject: ({ startup }) => `You may soon be the contact for ${startup}`,
      text: () =>
        "Have your profile and your team’s texts ready to review: the current contact has asked for their account to be erased. Unless they change their mind, e-mails about the startup will come to you, as an owner, within a week.",
    },
  },
};

const fr: Words = {
  ...french({
    startup: "ta startup",
    somebody: "Quelqu'un",
    action: "Ouvrir mon cockpit",
    reason: "Tu reçois ce message parce que tu as, ou avais, une place dans une startup inscrite à The Lab.",
  }),
  changes: {
    joined: french<Said>({
      subject: ({ person, startup }) => `${person} a rejoint ${startup}`,
      text: ({ role }) =>
        `Ton invitation est acceptée, avec le rôle ${roles.fr[role]}. Tu peux le changer sur la page de ton équipe.`,
    }),
    left: french<Said>({
      subject: ({ person, startup }) => `${person} a quitté ${startup}`,
      text: () => "Cette personne ne peut plus ouvrir ton cockpit. Ce qu'elle a écrit reste.",
    }),
    removed: french<Said>({
      subject: ({ startup }) => `Tu ne fais plus partie ${de(startup)}`,
      text: () =>
        "Tu ne peux plus ouvrir son cockpit, et ta conversation avec le copilote, tes notifications et l'adresse de ton agenda sont effacées. Une place dans le programme reste à la startup. Ton compte reste : tu peux accepter une autre invitation ou créer ta propre startup.",
    }),
    role: french<Said>({
      subject: ({ startup, role }) => `Tu es maintenant ${roles.fr[role]} ${de(startup)}`,
      text: ({ role }) =>
        ({
          owner:
            "Tu peux désormais inviter, publier, candidater, lancer le mois gratuit et y mettre fin, en plus d'écrire.",
          editor:
            "Tu peux lire et écrire. Les propriétaires invitent, publient, candidatent, lancent le mois gratuit et y mettent fin.",
          reader: "Tu peux tout lire. Les éditeurs et les propriétaires écrivent.",
        })[role],
    }),
    contact: french<Said>({
      subject: ({ startup }) => `Tu es maintenant le contact ${de(startup)}`,
      text: () =>
        "Relis le nom, l'e-mail et le téléphone dans ton profil, et ce qu'il dit de ton équipe : le contact précédent est parti ou a passé la main. Tu es propriétaire, et les e-mails sur la startup t'arrivent désormais.",
    }),
    notice: french<Said>({
      subject: ({ startup }) => `Nous pourrons te retirer ${de(startup)} dans 5 jours`,
      text: () =>
        "Écris-nous s'il s'agit d'une erreur : dans 5 jours, nous pourrons te retirer de cette startup. La raison est sur la page de ton équipe. D'ici là, tu peux lire et écrire comme avant, mais ni inviter ou retirer quelqu'un, ni changer le rôle des autres, ni fermer la startup.",
    }),
    kept: french<Said>({
      subject: ({ startup }) => `Tu gardes ta place dans ${startup}`,
      text: () => "Le retrait que nous t'avions annoncé est abandonné. Tu restes propriétaire, et rien n'a changé.",
    }),
    successor: french<Said>({
      subject: ({ startup }) => `Tu pourrais bientôt devenir le contact ${de(startup)}`,
      text: () =>
        "Prépare-toi à relire ton profil et les textes sur ton équipe : le contact actuel a demandé l'effacement de son compte. Sauf s'il change d'avis, les e-mails sur la startup t'arriveront dans une semaine au plus tard, en tant que propriétaire.",
    }),
  },
};

const words = { en, fr };

/** A name is empty if it is unknown or if mailedName refuses it, for example because of a web address. */
export function seatEmail(name: SeatEmail, lang: Lang, from: EmailBranding, change: Change) {
  const { changes, ...say } = words[lang];
  const { startup, somebody, action, reason } = namedWords(say);
  const shown = { ...change, startup: change.startup || startup, person: change.person || somebody };
  const text = changes[name].text(shown);
  const subject = changes[name].subject(shown);
  return renderEmail(
    { lang, from, subject, preview: text, reason },
    <>
      <Paragraph>{text}</Paragraph>
      <Action href={from.signInUrl}>{action}</Action>
    </>,
  );
}
