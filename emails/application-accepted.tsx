import { formats } from "../platform/language/format.ts";
import type { Lang } from "../platform/language/language.ts";
import { printableName } from "./account.tsx";
import { CallCancelled } from "./application-decision.tsx";
import { Action, french, renderEmail, type EmailBranding, Paragraph } from "./email-layout.tsx";

export type ProgrammeText = {
  /** The duration as text, such as "18 months". */
  duration: string;
  /** The URL of the contact form, used if the settings contain no contact e-mail address. */
  contactUrl: string;
};

const en = {
  subject: "You’re accepted: what comes next",
  preview: (date: string) => `The programme starts on ${date}.`,
  heading: (name: string) => (name ? `${name}, you’re accepted` : "You’re accepted"),
  start: (date: string, duration: string) =>
    `Open your account now: we’ve accepted your application. The programme starts on ${date} and lasts ${duration}.`,
  account: "Your account.",
  accountText:
    "Your startup’s name, website, stage and description are already in it. All that’s left is a password and the terms. If this address already has an account, the link fills in what’s still empty in its profile.",
  action: "Open my account",
  contract: "The contract.",
  contractText:
    "We’ll send it to you at this address. It sets out the service, its price and its duration, and you owe nothing until we’ve both signed it.",
  plan: "Your plan.",
  planText:
    "A new account starts with Free Member; one you already have keeps its plan. If your contract includes a plan, one of us will activate it on your account.",
  price: "The price.",
  priceText: "It’s the one we agreed during selection: the contract states the option and the percentage.",
  contact: "Your contact.",
  contactText: (email: string) => `Reply to this message or write to ${email}: one of us will reply.`,
  contactForm: (url: string) => `Write to us here: ${url}. One of us will reply.`,
  status: (url: string) => `Your application stays here: ${url}`,
  reason: "You’re getting this message because you applied for our programme with this address.",
};

const words = {
  en,
  fr: french<typeof en>({
    subject: "Vous êtes admis : la suite",
    preview: (date) => `Le programme commence le ${date}.`,
    heading: (name) => (name ? `${name}, vous êtes admis` : "Vous êtes admis"),
    start: (date, duration) =>
      `Ouvrez votre compte dès maintenant : votre candidature est retenue. Le programme commence le ${date} et dure ${duration}.`,
    account: "Votre compte.",
    accountText:
      "Le nom de votre startup, son site, son stade et sa description y sont déjà. Restent un mot de passe et les conditions. Si cette adresse a déjà un compte, le lien remplit ce qui est encore vide dans son profil.",
    action: "Ouvrir mon compte",
    contract: "Le contrat.",
    contractText:
      "Nous vous l'envoyons à cette adresse. Il désigne le service, son prix et sa durée ; rien n'est dû avant sa signature par vous et par nous.",
    plan: "Votre offre.",
    planText:
      "Un nouveau compte s'ouvre en Free Member ; celui que vous avez déjà garde son offre. Si votre contrat comprend une offre, l'un de nous l'active sur votre compte.",
    price: "Le prix.",
    priceText:
      "C'est celui dont nous sommes convenus pendant la sélection : le contrat indique la formule et le pourcentage.",
    contact: "Votre contact.",
    contactText: (email) => `Répondez à ce message ou écrivez à ${email} : un membre de l'équipe vous répond.`,
    contactForm: (url) => `Écrivez-nous ici : ${url}. Un membre de l'équipe vous répond.`,
    status: (url) => `Votre candidature reste ici : ${url}`,
    reason: "Vous recevez ce message parce que vous avez candidaté à notre programme avec cette adresse.",
  }),
};

type Accepted = {
  name: string;
  startsOn: string;
  /** A sentence that the accelerator's team added, in the recipient's language; may be empty. */
  line: string;
  /** Links that open pages of this applicant: `accountUrl` to create an account, `statusUrl` to see the application. */
  accountUrl: string;
  statusUrl: string;
  /** The scheduled call with the applicant, which the decision cancels. */
  cancelled?: { startsAt: string } | undefined;
} & ProgrammeText;

export function applicationAccepted(lang: Lang, from: EmailBranding, accepted: Accepted) {
  const say = words[lang];
  const { name, line, duration, accountUrl, statusUrl, contactUrl, cancelled } = accepted;
  const startsOn = formats[lang].date(accepted.startsOn);
  return renderEmail(
    { lang, from, ...say, preview: say.preview(startsOn), heading: say.heading(printableName(name)) },
    <>
      <Paragraph>{say.start(startsOn, duration)}</Paragraph>
      {line && <Paragraph>{line}</Paragraph>}
      <CallCancelled lang={lang} cancelled={cancelled} />
      <Paragraph>
        <strong>{say.account}</strong> {say.accountText}
      </Paragraph>
      <Action href={accountUrl}>{say.action}</Action>
      <Paragraph>
        <strong>{say.contract}</strong> {say.contractText}
      </Paragraph>
      <Paragraph>
        <strong>{say.plan}</strong> {say.planText}
      </Paragraph>
      <Paragraph>
        <strong>{say.price}</strong> {say.priceText}
      </Paragraph>
      <Paragraph>
        <strong>{say.contact}</strong>{" "}
        {from.contactEmail ? say.contactText(from.contactEmail) : say.contactForm(contactUrl)}
      </Paragraph>
      <Paragraph>{say.status(statusUrl)}</Paragraph>
    </>,
  );
}
