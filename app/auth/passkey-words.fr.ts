import type { words as en } from "./passkey-words.en.ts";

export const words: typeof en = {
  title: "Clés d’accès",
  text: "Une clé d’accès ouvre votre compte avec votre empreinte, votre visage ou le code de votre appareil. Elle remplace à la fois le mot de passe et le code de la double authentification, et résiste à l’hameçonnage. Votre mot de passe reste valable.",
  none: "Vous n’avez pas encore de clé d’accès.",
  add: "Ajouter une clé d’accès",
  line: (name, added, used) =>
    `${name}\u00A0: ajoutée le ${added}, ${used ? `utilisée le ${used} pour la dernière fois` : "pas encore utilisée"}`,
  which: "Clé d’accès à retirer",
  remove: "Retirer cette clé d’accès",
  signIn: "Se connecter avec une clé d’accès",
  secondStep: "Utiliser plutôt une clé d’accès",
  secondStepOnly: "En plus du mot de passe, votre compte demande une clé d’accès.",
  noScript: "Il faut pour cela JavaScript et un navigateur compatible avec les clés d’accès.",
  lost: "Si vous avez perdu l’appareil qui contient votre clé d’accès, demandez à un administrateur de désactiver votre double authentification.",
  givenUp: "Aucune clé d’accès n’a été utilisée. Réessayez, ou connectez-vous avec votre mot de passe.",
  failed: "Votre navigateur n’a pas pu utiliser de clé d’accès. Réessayez, ou connectez-vous avec votre mot de passe.",
  refused:
    "Cette clé d’accès n’a pas été acceptée\u00A0: elle a peut-être été retirée, ou la page est restée ouverte trop longtemps. Réessayez.",
  new: {
    title: "Ajouter une clé d’accès",
    required:
      "Le bureau s’ouvre avec une clé d’accès, ou avec un mot de passe et une application d’authentification. La clé d’accès est plus rapide et résiste à l’hameçonnage.",
    name: "Nom de cette clé d’accès",
    nameHint: "Pour la reconnaître plus tard parmi d’autres\u00A0: «\u00A0Mon téléphone\u00A0», par exemple.",
    code: "Code de votre application d’authentification, ou code de secours",
    goOn: "Continuer",
    last: "Plus qu’un clic",
    lastText: "Votre navigateur va vous demander votre empreinte, votre visage ou le code de votre appareil.",
    make: "Créer la clé d’accès",
    givenUp: "Aucune clé d’accès n’a été créée. Réessayez, ou revenez en arrière.",
    failed:
      "Votre navigateur n’a pas pu créer de clé d’accès. Réessayez, ou utilisez une application d’authentification.",
    unknown:
      "Ce navigateur ne peut pas créer de clé d’accès ici. Le mot de passe et une application d’authentification fonctionnent partout.",
    refused:
      "La clé d’accès n’a pas été acceptée\u00A0: la page est peut-être restée ouverte trop longtemps. Recommencez.",
    many: "Un compte a dix clés d’accès au plus. Retirez-en une d’abord.",
    app: "Préparer plutôt une application d’authentification",
    back: "Revenir à votre compte",
  },
  done: {
    "passkey-added": "Votre clé d’accès est ajoutée. Vous pouvez désormais vous connecter avec elle.",
    "passkey-removed": "La clé d’accès est retirée et vos autres sessions sont fermées.",
  },
  last: "Toute personne de l’équipe garde une clé d’accès ou une application d’authentification\u00A0: préparez d’abord l’application, ou ajoutez une autre clé.",
};
