import type * as en from "./person-errors.en.ts";

// For pages that address the person formally («vous»).
export const emailErrors: typeof en.emailErrors = {
  emailRequired: { message: "E-mail requis", detail: "Indiquez votre adresse e-mail" },
  emailInvalid: { message: "Format d’e-mail invalide", detail: "Indiquez une adresse e-mail valide" },
};

export const fullNameErrors: typeof en.fullNameErrors = {
  nameRequired: { message: "Nom requis", detail: "Indiquez votre nom complet" },
  nameTooLong: { message: "Nom trop long", detail: "Votre nom doit compter au plus 160 caractères" },
};

// For the quiz, the guide and the founders' pages, which address the person informally («tu»).
export const emailErrorsFamiliar: typeof en.emailErrors = {
  emailRequired: { message: "E-mail requis", detail: "Indique ton adresse e-mail" },
  emailInvalid: { message: "Format d’e-mail invalide", detail: "Indique une adresse e-mail valide" },
};

export const nameErrorsFamiliar: typeof en.nameErrors = {
  firstNameRequired: { message: "Prénom requis", detail: "Indique ton prénom" },
  lastNameRequired: { message: "Nom requis", detail: "Indique ton nom" },
  nameTooLong: { message: "Nom trop long", detail: "80 caractères au plus" },
};
