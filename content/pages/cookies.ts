import type { PageOf } from "../../domain/content/content.ts";

export const cookies: PageOf<"cookies"> = {
  kind: "page",
  id: "cookies",
  metadata: {
    title: { en: "Cookies: The Lab", fr: "Cookies : The Lab" },
    description: {
      en: "Nine cookies that do what you asked for, and no others.",
      fr: "Neuf cookies qui font ce que vous avez demandé, et aucun autre.",
    },
  },
  title: { en: "Cookies", fr: "Cookies" },
  updatedOn: "2026-11-30",
  intro: [
    {
      en: "This site sets nine cookies, each only when you do the thing it remembers. There are no others: none to measure visits, none for advertising, no content from third parties.",
      fr: "Ce site dépose neuf cookies, chacun seulement quand vous faites ce qu’il retient, et aucun autre : aucun pour mesurer l’audience, aucun pour la publicité, aucun contenu de tiers.",
    },
  ],
  sections: [
    {
      id: "list",
      title: { en: "The nine cookies", fr: "Les neuf cookies" },
      blocks: [
        {
          type: "table",
          caption: {
            en: "Cookies set by this site, and admin_session, which is not one",
            fr: "Cookies déposés par ce site, et admin_session, qui n’en est pas un",
          },
          columns: [
            { en: "Name", fr: "Nom" },
            { en: "What it remembers", fr: "Ce qu’il retient" },
            { en: "When it is set", fr: "Quand il est déposé" },
            { en: "How long", fr: "Durée" },
          ],
          rows: [
            [
              { en: "lang", fr: "lang", literal: true },
              { en: "The language you chose", fr: "La langue choisie" },
              {
                en: "When you choose English or French, or open an address that names one, such as a link in our e-mails",
                fr: "Quand vous choisissez le français ou l’anglais, ou ouvrez une adresse qui en nomme un, comme un lien de nos e-mails",
              },
              { en: "1 year", fr: "1 an" },
            ],
            [
              { en: "theme", fr: "theme", literal: true },
              { en: "Light or dark display", fr: "L’affichage clair ou sombre" },
              { en: "When you choose one of them", fr: "Quand vous choisissez l’un des deux" },
              { en: "1 year", fr: "1 an" },
            ],
            [
              { en: "quiz", fr: "quiz", literal: true },
              {
                en: "The number of your quiz, so that the guide’s form is filled in with your name and e-mail",
                fr: "Le numéro de votre quiz, pour que le formulaire du guide reprenne vos nom et e-mail",
              },
              { en: "When you send the quiz", fr: "Quand vous envoyez le quiz" },
              { en: "1 hour", fr: "1 heure" },
            ],
            [
              { en: "__Host-session", fr: "__Host-session", literal: true },
              {
                en: "That you are signed in, or that this browser asked to use a passkey: a random number; once you’re signed in, we store its fingerprint only",
                fr: "Que vous êtes connecté, ou que ce navigateur a demandé à utiliser une clé d’accès : un nombre aléatoire, dont nous ne conservons que l’empreinte, une fois que vous êtes connecté",
              },
              {
                en: "When you sign in, or choose to do so with a passkey",
                fr: "Quand vous vous connectez, ou choisissez de le faire avec une clé d’accès",
              },
              {
                en: "30 days at most, 7 without a visit; it goes when you sign out. Without a sign-in, 15 minutes",
                fr: "30 jours au plus, 7 sans visite ; il disparaît à la déconnexion. Sans connexion, 15 minutes",
              },
            ],
            [
              { en: "__Host-known", fr: "__Host-known", literal: true },
              {
                en: "That you have signed in with this browser, so that no one who tries passwords elsewhere can lock you out. It opens nothing",
                fr: "Que vous vous êtes déjà connecté avec ce navigateur : si quelqu’un essaie des mots de passe ailleurs, vous n’êtes pas bloqué. Il n’ouvre rien",
              },
              { en: "When you sign in", fr: "Quand vous vous connectez" },
              { en: "400 days", fr: "400 jours" },
            ],
            [
              { en: "__Host-signed-up", fr: "__Host-signed-up", literal: true },
              {
                en: "Which sign-up was made in this browser, so that one click confirms it. It opens nothing",
                fr: "Quelle inscription a été faite dans ce navigateur, pour qu’un clic suffise à la confirmer. Il n’ouvre rien",
              },
              { en: "When you sign up", fr: "Quand vous vous inscrivez" },
              { en: "30 days", fr: "30 jours" },
            ],
            [
              { en: "admin_session", fr: "admin_session", literal: true },
              {
                en: "In the browser’s own storage, for The Lab’s administrators only: which account is signed in. It opens nothing by itself",
                fr: "Dans l’espace propre du navigateur, pour les seuls administrateurs de The Lab : quel compte est connecté. Seul, il n’ouvre rien",
              },
              { en: "When an administrator signs in", fr: "Quand un administrateur se connecte" },
              { en: "Until they sign out", fr: "Jusqu’à la déconnexion" },
            ],
            [
              { en: "__Host-deck", fr: "__Host-deck", literal: true },
              {
                en: "Which shared decks this browser may read, and that you answered the question about your reading times",
                fr: "Quels decks partagés ce navigateur peut lire, et que vous avez répondu à la question sur votre lecture",
              },
              {
                en: "When you open a shared deck with a code or a password",
                fr: "Quand vous ouvrez un deck partagé avec un code ou un mot de passe",
              },
              { en: "30 days", fr: "30 jours" },
            ],
            [
              { en: "__Host-deck-code", fr: "__Host-deck-code", literal: true },
              {
                en: "That this browser asked for the code of a shared deck, so that the code opens it here and nowhere else",
                fr: "Que ce navigateur a demandé le code d’un deck partagé, pour que le code l’ouvre ici et pas ailleurs",
              },
              { en: "When you ask for the code", fr: "Quand vous demandez le code" },
              { en: "1 day", fr: "1 jour" },
            ],
            [
              { en: "my-data", fr: "my-data", literal: true },
              {
                en: "That you have opened the link mailed to see your own data",
                fr: "Que vous avez ouvert le lien reçu pour voir vos propres données",
              },
              { en: "When you open that link", fr: "Quand vous ouvrez ce lien" },
              { en: "1 hour; it goes when you sign out", fr: "1 heure ; il disparaît quand vous vous déconnectez" },
            ],
          ],
        },
      ],
    },
    {
      id: "draft",
      title: { en: "The draft of an application", fr: "Le brouillon d’une candidature" },
      blocks: [
        {
          type: "text",
          text: {
            en: "It isn’t a cookie: while you fill in an application, your browser keeps what you typed in its own storage, under “application-draft”, so that a closed window loses nothing. It is removed when you send the application or erase the draft. You ask for it by typing, so it needs no consent either. At the door of a Pitch Session, a helper’s phone keeps the taps it couldn’t send in the same way, until it can.",
            fr: "Ce n’est pas un cookie : pendant que vous remplissez une candidature, votre navigateur garde ce que vous avez écrit dans son propre espace, sous « application-draft », pour qu’une fenêtre fermée ne fasse rien perdre. Ce brouillon est effacé quand vous envoyez la candidature ou effacez le brouillon. Vous le demandez en écrivant : cela non plus n’appelle aucun consentement. À l’accueil d’une Pitch Session, un téléphone garde de même les présences qu’il n’a pas pu envoyer, jusqu’à leur envoi.",
          },
        },
      ],
    },
    {
      id: "visits",
      title: { en: "Visits are counted without a cookie", fr: "Les visites sont comptées sans cookie" },
      blocks: [
        {
          type: "text",
          text: {
            en: "Our server counts how often each page is opened and how many visitors come in a day. It writes nothing on your device, reads nothing there and keeps totals only; counting visits this way is exempt from consent (CNIL guidelines of 17 September 2020). If your browser sends “Global Privacy Control” or “Do Not Track”, your visits are not counted. The privacy policy says more.",
            fr: "Notre serveur compte les ouvertures de chaque page et les visiteurs de chaque jour. Il n’écrit rien sur votre appareil, n’y lit rien et ne conserve que des sommes ; une telle mesure est dispensée de consentement (lignes directrices de la CNIL du 17 septembre 2020). Si votre navigateur envoie « Global Privacy Control » ou « Do Not Track », vos visites ne sont pas comptées. La politique de confidentialité en dit plus.",
          },
        },
      ],
    },
    {
      id: "consent",
      title: {
        en: "Why no banner asks for your consent",
        fr: "Pourquoi aucun bandeau ne vous demande votre accord",
      },
      blocks: [
        {
          type: "text",
          text: {
            en: "Two keep a display setting that you asked for; “quiz” saves you typing twice what you have just sent; “__Host-session”, “__Host-deck”, “__Host-deck-code” and “my-data” keep open what you have just opened; “__Host-known” and “__Host-signed-up” serve to sign you in safely. Article 82 of the French law of 6 January 1978 exempts them from consent. They hold neither name nor address and are read by this site only.",
            fr: "Deux d’entre eux conservent un réglage d’affichage que vous avez demandé ; « quiz » vous évite de saisir deux fois ce que vous venez d’envoyer ; « __Host-session », « __Host-deck », « __Host-deck-code » et « my-data » gardent ouvert ce que vous venez d’ouvrir ; « __Host-known » et « __Host-signed-up » servent à vous connecter en sécurité. L’article 82 de la loi du 6 janvier 1978 les dispense de consentement. Ils ne contiennent ni nom ni adresse, et seul ce site les lit.",
          },
        },
      ],
    },
    {
      id: "delete",
      title: { en: "How to delete them", fr: "Comment les supprimer" },
      blocks: [
        {
          type: "text",
          text: {
            en: "Delete this site’s data in your browser’s settings. The site works without them: the language goes back to the page’s own, the display to your device’s, the guide’s form is empty, and you are signed out.",
            fr: "Supprimez les données de ce site dans les réglages de votre navigateur. Le site fonctionne sans elles : la langue redevient celle de la page, l’affichage celui de votre appareil, le formulaire du guide est vide et vous êtes déconnecté.",
          },
        },
        {
          type: "page",
          label: { en: "Privacy policy", fr: "Politique de confidentialité" },
          page: "privacy",
        },
      ],
    },
  ],
};
