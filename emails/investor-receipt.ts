import { receiptEmail } from "./receipt-email.tsx";

export const investorReceipt = receiptEmail({
  en: {
    subject: "We have received your investor registration",
    preview: "We’ll check your profile, then reply.",
    heading: "Thank you for registering",
    paragraphs: [
      "We’ll check that you’re an active investor, then one of us will write to this address. If we approve your profile, that person will send you the date, the place and the list of startups for the next Pitch Session. You then reserve your seat from an investor account with this address. We approve that account too: if you don’t have one yet, open it now to save time.",
      "Pitch Sessions are free for investors. We take no commission on what you invest.",
    ],
    note: "You told us that you are a professional or active investor, and that you know you may lose all your capital and that shares are hard to resell. We keep the date and the wording on record.",
    action: "Back to the site",
    reason:
      "You’re getting this message because this address was entered in the investor registration form on our site. If it wasn’t you, there’s nothing to do.",
  },
  fr: {
    subject: "Nous avons bien reçu votre inscription d'investisseur",
    preview: "Nous vérifions votre profil, puis vous répondons.",
    heading: "Merci pour votre inscription",
    paragraphs: [
      "Nous vérifions que vous investissez activement, puis l'un de nous vous écrit à cette adresse. Si votre profil est validé, vous recevez la date, le lieu et la liste des startups de la prochaine Pitch Session. Vous réservez ensuite votre place depuis un compte d'investisseur à cette adresse. Nous validons aussi ce compte : si vous n'en avez pas encore, ouvrez-le dès maintenant, pour ne pas attendre.",
      "Les Pitch Sessions sont gratuites pour les investisseurs. Nous ne prenons aucune commission sur ce que vous investissez.",
    ],
    note: "Vous nous avez indiqué que vous investissez à titre professionnel ou de façon active, et que vous savez que vous pouvez perdre tout votre capital et que la revente est difficile. Nous en avons conservé la date et le texte.",
    action: "Retour au site",
    reason:
      "Vous recevez ce message parce que cette adresse a été saisie dans le formulaire d'inscription des investisseurs de notre site. Si vous n'avez rien demandé, ignorez ce message.",
  },
});
