import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Demander notre deck",
  metaTitle: "Demander notre deck | The Lab",
  intro: "Douze pages sur le programme, ses conditions et ses chiffres, envoyées à l’adresse que vous indiquez.",
  fullName: "Nom complet",
  email: "E-mail",
  firm: "Structure (facultatif)",
  submit: "Envoyer ma demande",
  sending: "Envoi...",
  errors: {
    nameRequired: { message: "Nom requis", detail: "Indiquez votre nom complet" },
    nameTooLong: { message: "Nom trop long", detail: "Votre nom doit compter au plus 160 caractères" },
    emailRequired: {
      message: "E-mail requis",
      detail: "Indiquez votre adresse e-mail pour que nous puissions répondre",
    },
    emailInvalid: { message: "Format d’e-mail invalide", detail: "Indiquez une adresse e-mail valide" },
    firmTooLong: { message: "Nom trop long", detail: "Le nom de la structure doit compter au plus 160 caractères" },
  },
  success: { title: "Demande reçue\u202F!", text: "Une personne vous envoie le deck par e-mail." },
  failure: { title: "Erreur", text: "Votre demande n’a pas pu être envoyée. Merci de réessayer." },
  saved: { title: "Demande enregistrée", text: "Elle est bien conservée chez nous et une personne la lira." },
  receipt: {
    subject: "Nous avons bien reçu votre demande de deck",
    preview: "Une personne vous l’envoie.",
    heading: "Merci pour votre demande",
    paragraphs: ["L’un de nous lit votre demande, puis vous envoie le deck à cette adresse."],
    action: "Retour au site",
    reason:
      "Vous recevez ce message parce que cette adresse a été saisie sur notre site. Si ce n’était pas vous, vous n’avez rien à faire.",
  },
};
