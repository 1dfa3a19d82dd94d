import type { PageOf, Text } from "../../domain/content/content.ts";

const setting = (name: string): Text => ({ en: `{site.${name}}`, fr: `{site.${name}}` });

const data: Text = { en: "Data", fr: "Données" };
const purpose: Text = { en: "What for", fr: "Finalité" };
const basis: Text = { en: "Legal basis", fr: "Base légale" };
const retention: Text = { en: "How long", fr: "Durée de conservation" };

const request: Text = {
  en: "Steps taken at your request before a contract (GDPR, Art. 6(1)(b)); if you write for a company, our legitimate interest in replying (Art. 6(1)(f))",
  fr: "Mesures précontractuelles prises à votre demande (RGPD, art. 6.1.b) ; si vous écrivez pour une société, notre intérêt légitime à lui répondre (art. 6.1.f)",
};
const threeYears: Text = {
  en: "{retention.leads} from your last contact with us; longer while you have an account or receive our newsletter",
  fr: "{retention.leads} à compter de votre dernier contact avec nous ; au-delà, tant que vous avez un compte ou recevez notre newsletter",
};

export const privacy: PageOf<"privacy"> = {
  kind: "page",
  id: "privacy",
  metadata: {
    title: { en: "Privacy policy: The Lab", fr: "Politique de confidentialité : The Lab" },
    description: {
      en: "Which personal data The Lab asks for, why, who receives it, how long it is kept, and how to use your rights.",
      fr: "Quelles données personnelles The Lab demande, pourquoi, qui les reçoit, combien de temps elles sont conservées et comment exercer vos droits.",
    },
  },
  title: { en: "Privacy policy", fr: "Politique de confidentialité" },
  updatedOn: "2026-11-30",
  intro: [
    {
      en: "You can read this whole site without telling us anything about yourself. As on any website, we receive your IP address with every page you open; “Running the site safely”, below, explains why we keep it and for how long. We ask for data when you fill in a form or open an account. This page explains why, under the General Data Protection Regulation (GDPR) and French law no. 78-17 of 6 January 1978.",
      fr: "Vous pouvez lire tout ce site sans rien nous dire de vous. Comme tout site, nous recevons votre adresse IP à chaque page (voir « Fonctionnement et sécurité du site », plus bas). Nous demandons des données dans des formulaires et pour les comptes, pour les raisons indiquées ici, dans le respect du règlement général sur la protection des données (RGPD) et de la loi n° 78-17 du 6 janvier 1978.",
    },
  ],
  sections: [
    {
      id: "controller",
      title: { en: "Who is responsible", fr: "Responsable du traitement" },
      blocks: [
        {
          type: "rows",
          rows: [
            { label: { en: "Name", fr: "Nom" }, value: setting("organisation") },
            { label: { en: "Company", fr: "Société" }, value: setting("legalName") },
            {
              label: { en: "Registered office", fr: "Siège social" },
              value: setting("registeredOffice"),
            },
            { label: { en: "E-mail", fr: "E-mail" }, value: setting("legalEmail") },
          ],
        },
        {
          type: "page",
          label: { en: "Write to us about your data", fr: "Nous écrire au sujet de vos données" },
          page: "contact",
        },
      ],
    },
    {
      id: "every-form",
      title: { en: "With every form", fr: "Avec chaque formulaire" },
      blocks: [
        {
          type: "rows",
          rows: [
            {
              label: data,
              value: {
                en: "The date, the language of the page and, if your browser passes them on, the first page of your visit and the campaign that brought you here; our team’s notes on following up",
                fr: "La date, la langue de la page et, si le navigateur les transmet, la première page de la visite et la campagne d’origine ; les notes de l’équipe sur la suite donnée",
              },
            },
            {
              label: purpose,
              value: {
                en: "To write to you in your language, follow up and learn which pages and campaigns bring people to us",
                fr: "Vous écrire dans votre langue, suivre votre demande et savoir quelles pages et quelles campagnes nous font connaître",
              },
            },
            {
              label: basis,
              value: {
                en: "Our legitimate interest in following up and knowing what brings people to us (Art. 6(1)(f))",
                fr: "Notre intérêt légitime à suivre votre demande et à savoir ce qui nous fait connaître (art. 6.1.f)",
              },
            },
            {
              label: retention,
              value: {
                en: "As long as the form itself",
                fr: "Comme le formulaire lui-même",
              },
            },
          ],
        },
      ],
    },
    {
      id: "simulator",
      title: { en: "The growth simulator", fr: "Le simulateur de croissance" },
      blocks: [
        {
          type: "rows",
          rows: [
            {
              label: data,
              value: {
                en: "E-mail, company name, monthly revenue, projection",
                fr: "E-mail, nom de la société, chiffre d’affaires mensuel, projection",
              },
            },
            {
              label: purpose,
              value: {
                en: "To send you the projection and contact you about it",
                fr: "Vous envoyer la projection et vous contacter à son sujet",
              },
            },
            { label: basis, value: request },
            { label: retention, value: threeYears },
          ],
        },
        {
          type: "text",
          text: {
            en: "You can see the projection without sending us anything, and then we keep nothing.",
            fr: "La projection se calcule sans ces données : sans envoi, rien n’est conservé.",
          },
        },
      ],
    },
    {
      id: "contact",
      title: { en: "The contact form", fr: "Le formulaire de contact" },
      blocks: [
        {
          type: "rows",
          rows: [
            {
              label: data,
              value: {
                en: "Name, e-mail, topic, message",
                fr: "Nom, e-mail, sujet, message",
              },
            },
            {
              label: purpose,
              value: {
                en: "To read your message, pass it to the right person and reply",
                fr: "Lire votre message, le transmettre à la bonne personne et vous répondre",
              },
            },
            { label: basis, value: request },
            { label: retention, value: threeYears },
          ],
        },
      ],
    },
    {
      id: "pitch-session",
      title: { en: "The Pitch Session forms", fr: "Les formulaires des Pitch Sessions" },
      blocks: [
        {
          type: "rows",
          rows: [
            {
              label: data,
              value: {
                en: "New session date: e-mail. Application: name, e-mail, startup, website if you give it, stage, sector, revenue range, what you’re looking for; if your startup is chosen, your turn, the participation fee we agree, whether you came and which investors you ticked; otherwise, our reason",
                fr: "Nouvelle date de session : e-mail. Candidature : nom, e-mail, startup, site web si vous l’indiquez, stade, secteur, tranche de chiffre d’affaires, ce que vous cherchez ; si votre startup est retenue, votre heure de passage, les frais de participation convenus, votre présence et les investisseurs que vous cochez ; sinon, notre motif",
              },
            },
            {
              label: purpose,
              value: {
                en: "To tell you the date, once; to decide on your application, reply and run the evening",
                fr: "Vous annoncer la date, une fois ; examiner votre candidature, vous répondre et organiser la soirée",
              },
            },
            {
              label: { en: "Who receives it", fr: "Destinataires" },
              value: {
                en: "If your startup is chosen, the investors invited to the session: its name, its sector and its revenue range; if you agree to a card and pitch, anyone who opens the session’s public page: its name, sector, stage and website; if an investor allows it, you see their name and firm once we have marked them present",
                fr: "Si votre startup est retenue, les investisseurs invités à la session : son nom, son secteur et sa tranche de chiffre d’affaires ; si vous acceptez une carte et que vous pitchez, toute personne qui ouvre la page publique de la session : son nom, son secteur, son stade et son site ; si un investisseur l’accepte, vous voyez son nom et sa société dès que sa présence est notée",
              },
            },
            {
              label: basis,
              value: {
                en: "Your consent, for the date (Art. 6(1)(a)); for an application, steps taken at your request (Art. 6(1)(b)); if you write for a company, our legitimate interest in replying (Art. 6(1)(f))",
                fr: "Pour la date, votre consentement (art. 6.1.a) ; pour une candidature, les mesures précontractuelles prises à votre demande (art. 6.1.b) ou, si vous écrivez pour une société, notre intérêt légitime à lui répondre (art. 6.1.f)",
              },
            },
            {
              label: retention,
              value: {
                en: "{retention.leads} from your last contact with us; longer while you have an account or receive our newsletter; whether you came and which investors you ticked: {retention.session_guests} after the session",
                fr: "{retention.leads} à compter de votre dernier contact avec nous ; au-delà, tant que vous avez un compte ou recevez notre newsletter ; votre présence et les investisseurs que vous cochez : {retention.session_guests} après la session",
              },
            },
          ],
        },
      ],
    },
    {
      id: "investors",
      title: { en: "The investors’ registration", fr: "L’inscription des investisseurs" },
      blocks: [
        {
          type: "rows",
          rows: [
            {
              label: data,
              value: {
                en: "Name, e-mail, firm and LinkedIn address if you give them, type of investor, usual ticket, stages, sectors, the box you ticked about risk, its wording and the date; once you’re approved, the seats you ask for at our Pitch Sessions, whether you came and which startups you ticked there",
                fr: "Nom, e-mail, structure et adresse LinkedIn si vous les indiquez, type d’investisseur, ticket habituel, stades, secteurs, case cochée sur le risque avec son texte et sa date ; une fois l’inscription validée, les places que vous demandez à nos Pitch Sessions, votre présence et les startups que vous y cochez",
              },
            },
            {
              label: purpose,
              value: {
                en: "To check that you’re an active investor, reply, write to you about our sessions, keep your seat at them and work out which startups suit you",
                fr: "Vérifier que vous investissez activement, vous répondre, vous écrire au sujet de nos sessions, vous y garder une place et savoir quelles startups vous conviennent",
              },
            },
            { label: basis, value: request },
            {
              label: retention,
              value: {
                en: "{retention.leads} from your last contact with us; longer while you have an account or receive our newsletter; {retention.consent_proofs} for the record of the box you ticked about risk; a seat at a Pitch Session and what you ticked there: {retention.session_guests} after the session",
                fr: "{retention.leads} à compter de votre dernier contact avec nous ; au-delà, tant que vous avez un compte ou recevez notre newsletter ; {retention.consent_proofs} pour la preuve de la case cochée sur le risque ; une place à une Pitch Session et les startups que vous y cochez : {retention.session_guests} après la session",
              },
            },
          ],
        },
      ],
    },
    {
      id: "join",
      title: { en: "The mentors and talent form", fr: "Le formulaire des mentors et des talents" },
      blocks: [
        {
          type: "rows",
          rows: [
            {
              label: data,
              value: {
                en: "Name, e-mail, whether you’re a mentor or talent, what you’d bring",
                fr: "Nom, e-mail, mentor ou talent, ce que vous apportez",
              },
            },
            {
              label: purpose,
              value: {
                en: "To find a startup that needs what you offer, and reply",
                fr: "Chercher une startup qui a besoin de ce que vous proposez et vous répondre",
              },
            },
            { label: basis, value: request },
            { label: retention, value: threeYears },
          ],
        },
      ],
    },
    {
      id: "application",
      title: { en: "The application", fr: "La candidature" },
      blocks: [
        {
          type: "rows",
          rows: [
            {
              label: data,
              value: {
                en: "Name, e-mail, startup, website, customers, stage, company, founders, monthly revenue, presentation, the time you spent on the form, call request with an optional phone number, our reviews with their scores, our decisions with their reasons",
                fr: "Nom, e-mail, startup, site web, clients, stade, société, fondateurs, chiffre d’affaires mensuel, présentation, temps passé sur le formulaire, demande d’appel avec un numéro de téléphone facultatif, nos évaluations et leurs notes, nos décisions et leurs motifs",
              },
            },
            {
              label: purpose,
              value: {
                en: "To keep your draft, read your application, reply to it, call you at your request, decide, and publish the median time it takes",
                fr: "Garder votre brouillon, lire votre candidature, y répondre, vous appeler à votre demande, décider, et publier le temps médian de saisie",
              },
            },
            {
              label: basis,
              value: {
                en: `${request.en}; for the time spent, our legitimate interest in publishing it (Art. 6(1)(f))`,
                fr: `${request.fr} ; pour le temps passé, notre intérêt légitime (art. 6.1.f)`,
              },
            },
            {
              label: retention,
              value: {
                en: "Drafts: {retention.drafts} after the last change. Declined applications: {retention.declined_applications} after the decision. Reviews: {retention.reviews}. Otherwise, {retention.leads} from your last contact with us; longer while you have an account or receive our newsletter",
                fr: "Un brouillon : {retention.drafts} après sa dernière modification. Une candidature refusée : {retention.declined_applications} après la décision. Les évaluations : {retention.reviews}. Sinon, {retention.leads} à compter de votre dernier contact avec nous ; au-delà, tant que vous avez un compte ou recevez notre newsletter",
              },
            },
          ],
        },
        {
          type: "text",
          text: {
            en: "Your browser keeps the draft too, until you send or delete it. Our CRM receives the answers in an application you’ve sent, but never the draft, the call request or the decision.",
            fr: "Votre navigateur garde aussi le brouillon, jusqu’à ce que vous l’envoyiez ou l’effaciez. Le fichier de contacts reçoit les réponses d’une candidature envoyée, jamais le brouillon, la demande d’appel ni la décision.",
          },
        },
        {
          type: "text",
          text: {
            en: "If we offer another company’s booking calendar for the call, it loads only when you ask for it. Your browser then sends that company your IP address and whatever you enter. You can use our own form instead.",
            fr: "L’agenda d’une autre société, s’il est proposé pour l’appel, n’est chargé qu’à votre demande : elle reçoit alors votre adresse IP et ce que vous saisissez. Notre formulaire s’en passe.",
          },
        },
      ],
    },
    {
      id: "newsletter",
      title: { en: "The newsletter", fr: "La newsletter" },
      blocks: [
        {
          type: "rows",
          rows: [
            {
              label: data,
              value: {
                en: "E-mail and language; the dates you signed up, confirmed and unsubscribed; the wording you saw; a keyed hash of the IP address you used",
                fr: "E-mail, langue ; dates de votre demande, de votre confirmation et de votre départ ; texte affiché ; empreinte de l’adresse réseau utilisée, calculée avec une clé secrète",
              },
            },
            {
              label: purpose,
              value: {
                en: "To send you our new articles, and to prove you asked for them",
                fr: "Vous envoyer nos nouveaux articles, et prouver que vous les avez demandés",
              },
            },
            {
              label: basis,
              value: {
                en: "Your consent (Art. 6(1)(a)), which you confirm by the link in our e-mail",
                fr: "Votre consentement (art. 6.1.a), confirmé par le lien que nous vous envoyons",
              },
            },
            {
              label: retention,
              value: {
                en: "Until you unsubscribe, then {retention.consent_proofs} as proof; {retention.newsletter_unconfirmed} if you don’t confirm the address",
                fr: "Jusqu’à votre désabonnement, puis {retention.consent_proofs} comme preuve ; {retention.newsletter_unconfirmed} pour une adresse non confirmée",
              },
            },
          ],
        },
      ],
    },
    {
      id: "visits",
      title: { en: "How visits are counted", fr: "Le comptage des visites" },
      blocks: [
        {
          type: "text",
          text: {
            en: "We count how often each public page is opened, how often each article is read, how many people start the quiz (never their answers) and how many visitors we have each day. We use this only to see what’s useful on the site and what isn’t. Our own server does the counting: no other company is involved, and we match it with nothing else we hold.",
            fr: "Nous comptons les ouvertures de chaque page publique, les lectures de chaque article, les quiz commencés (jamais les réponses) et les visiteurs de chaque jour : pour savoir ce qui est utile, et pour rien d’autre. Notre serveur compte, sans autre société, et rien n’est rapproché de nos autres données.",
          },
        },
        {
          type: "text",
          text: {
            en: "We set no cookie and read nothing on your device: we use what every browser sends with a request. To count each visitor once a day, the server keeps a hash of the IP address and the browser’s name in its memory until midnight. The key behind it changes every day; the hash is never stored and can’t be traced back to you. We store totals only: how many visits or started quizzes, by day, page and language.",
            fr: "Aucun cookie, et rien n’est lu sur votre appareil : nous utilisons ce que tout navigateur envoie. Pour compter chacun une fois par jour, le serveur garde en mémoire, jusqu’à minuit, une empreinte de l’adresse réseau et du nom du navigateur. Sa clé change chaque jour ; elle n’est jamais enregistrée et ne permet pas de remonter à vous. Seules des sommes sont conservées, par jour, page et langue.",
          },
        },
        {
          type: "text",
          text: {
            en: "The legal basis is our legitimate interest in improving the site (GDPR, Art. 6(1)(f)). Audience measurement limited to anonymous statistics for the site’s publisher is exempt from consent under article 82 of the French law of 6 January 1978 and the CNIL guidelines of 17 September 2020. You can object: if your browser sends the signal “Global Privacy Control” or “Do Not Track”, your visits are not counted.",
            fr: "La base légale est notre intérêt légitime à améliorer le site (RGPD, art. 6.1.f). Une telle mesure, limitée à des statistiques anonymes pour le seul éditeur du site, est dispensée de consentement par l’article 82 de la loi du 6 janvier 1978 et les lignes directrices de la CNIL du 17 septembre 2020. Vous pouvez vous y opposer : si votre navigateur envoie le signal « Global Privacy Control » ou « Do Not Track », vos visites ne sont pas comptées.",
          },
        },
      ],
    },
    {
      id: "guide",
      title: {
        en: "The quiz, the 30-day guide and the conference",
        fr: "Le quiz, le guide de 30 jours et la conférence",
      },
      blocks: [
        {
          type: "rows",
          rows: [
            {
              label: data,
              value: {
                en: "Quiz: first and last name, e-mail, answers, score. Guide: first and last name, e-mail, phone if you give it, the box you ticked beside it, its wording and the date, e-mails sent, days marked as done, when you paused and resumed. Conference: first name, e-mail",
                fr: "Quiz : prénom, nom, e-mail, réponses, score. Guide : prénom, nom, e-mail, téléphone si vous l’indiquez, case cochée à côté avec son texte et sa date, e-mails envoyés, jours marqués comme faits, arrêts et reprises. Conférence : prénom, e-mail",
              },
            },
            {
              label: purpose,
              value: {
                en: "To send you your result, the guide or the date; to call you only if you ticked the box that allows it",
                fr: "Vous envoyer le résultat, le guide, la date ; vous appeler seulement si vous avez coché la case qui l’autorise",
              },
            },
            {
              label: basis,
              value: {
                en: "The service you asked for (Art. 6(1)(b)); for calls, your consent (Art. 6(1)(a) and Art. L223-1 of the French consumer code), which you can withdraw at any time",
                fr: "Le service que vous demandez (art. 6.1.b) ; pour les appels, votre consentement (art. 6.1.a et art. L223-1 du code de la consommation), que vous pouvez retirer à tout moment",
              },
            },
            {
              label: retention,
              value: {
                en: "{retention.leads} from your last contact with us; longer while you have an account or receive our newsletter; {retention.consent_proofs} for the proof of consent to calls",
                fr: "{retention.leads} à compter de votre dernier contact avec nous ; au-delà, tant que vous avez un compte ou recevez notre newsletter ; la preuve du consentement aux appels, {retention.consent_proofs}",
              },
            },
          ],
        },
        {
          type: "text",
          text: {
            en: "Unless you tick the box beside it, your phone number goes on no contact list.",
            fr: "Sans la case cochée, votre numéro ne rejoint aucun fichier de contacts.",
          },
        },
      ],
    },
    {
      id: "studio",
      title: { en: "The studio’s audit form", fr: "Le formulaire de demande d’audit au studio" },
      blocks: [
        {
          type: "rows",
          rows: [
            {
              label: data,
              value: {
                en: "Project name, idea, e-mail; if you fill them in: users, problem, features, goal, links to documents",
                fr: "Nom du projet, idée, e-mail ; si vous y répondez : utilisateurs, problème, fonctions, but, liens vers des documents",
              },
            },
            {
              label: purpose,
              value: {
                en: "To arrange and prepare the audit call, reply and, if you wish, make you an offer",
                fr: "Fixer et préparer l’appel d’audit, vous répondre et, si vous le souhaitez, vous faire une offre",
              },
            },
            { label: basis, value: request },
            { label: retention, value: threeYears },
          ],
        },
      ],
    },
    {
      id: "decks",
      title: { en: "Requests for a deck", fr: "Les demandes de deck" },
      blocks: [
        {
          type: "rows",
          rows: [
            {
              label: data,
              value: {
                en: "Name, e-mail, firm if you give it, startup whose deck you ask for",
                fr: "Nom, e-mail, structure si vous l’indiquez, startup dont vous demandez le deck",
              },
            },
            {
              label: purpose,
              value: {
                en: "To pass your request on to that startup’s founders, who receive your name, firm and e-mail, and give you their answer",
                fr: "Transmettre votre demande aux fondateurs de cette startup, qui reçoivent votre nom, votre structure et votre e-mail, et vous donner leur réponse",
              },
            },
            { label: basis, value: request },
            { label: retention, value: threeYears },
          ],
        },
      ],
    },
    {
      id: "news",
      title: { en: "News by e-mail", fr: "Actualités par e-mail" },
      blocks: [
        {
          type: "rows",
          rows: [
            {
              label: data,
              value: {
                en: "E-mail, the wording you agreed to, the date you agreed",
                fr: "E-mail, texte auquel vous avez consenti, date du consentement",
              },
            },
            {
              label: purpose,
              value: {
                en: "To send you The Lab’s newsletter, news and programme dates, only if you tick the box, then confirm the address",
                fr: "Vous envoyer la newsletter, les actualités et les dates du programme de The Lab, seulement si vous cochez la case, puis confirmez l’adresse",
              },
            },
            {
              label: basis,
              value: {
                en: "Your consent (Art. 6(1)(a)), which you can withdraw at any time",
                fr: "Votre consentement (art. 6.1.a), que vous pouvez retirer à tout moment",
              },
            },
            {
              label: retention,
              value: {
                en: "Until you withdraw it or unsubscribe; if you never confirmed the address, {retention.leads} from your last contact, longer while you have an account; the proof of consent, {retention.consent_proofs}, or for as long as we rely on it",
                fr: "Jusqu’au retrait ou au désabonnement ; sans adresse confirmée, {retention.leads} après votre dernier contact, au-delà, tant que vous avez un compte ; la preuve du consentement, {retention.consent_proofs}, et au-delà, tant que nous nous en prévalons",
              },
            },
          ],
        },
        {
          type: "text",
          text: {
            en: "Our e-mails contain no tracking pixel: we don’t know whether you read them.",
            fr: "Nos e-mails ne contiennent pas de pixel d’ouverture : nous ne savons pas si vous les lisez.",
          },
        },
      ],
    },
    {
      id: "security",
      title: { en: "Running the site safely", fr: "Fonctionnement et sécurité du site" },
      blocks: [
        {
          type: "rows",
          rows: [
            {
              label: data,
              value: {
                en: "Connection data: IP address, time, page requested",
                fr: "Données de connexion : adresse IP, heure, page demandée",
              },
            },
            {
              label: purpose,
              value: {
                en: "To serve the pages, limit automated submissions, and find faults and attacks",
                fr: "Répondre aux requêtes, limiter les envois automatiques, déceler pannes et attaques",
              },
            },
            {
              label: basis,
              value: {
                en: "Our legitimate interest in a safe site (Art. 6(1)(f))",
                fr: "Notre intérêt légitime à un site sûr (art. 6.1.f)",
              },
            },
            { label: retention, value: { en: "{retention.audit_log} at most", fr: "{retention.audit_log} au plus" } },
          ],
        },
      ],
    },
    {
      id: "account",
      title: { en: "Your account", fr: "Votre compte" },
      blocks: [
        {
          type: "rows",
          rows: [
            {
              label: data,
              value: {
                en: "First and last name, e-mail, role, language; the plan you ask for and the plans we open, with dates; your profile; the terms you accept, their wording and the date; a hash of your password; the name, public key and last use of your passkeys; sign-ins, with IP address and browser; our decisions on the account",
                fr: "Prénom, nom, e-mail, rôle, langue, offre demandée, offres ouvertes avec leurs dates, votre profil, conditions acceptées avec leur texte et leur date, empreinte de votre mot de passe, nom, clé publique et dernière utilisation de vos clés d’accès, connexions avec adresse réseau et navigateur, nos décisions sur le compte",
              },
            },
            {
              label: purpose,
              value: {
                en: "To sign you in, keep others out and show you your own pages",
                fr: "Vous connecter, écarter les autres et vous montrer vos pages",
              },
            },
            {
              label: basis,
              value: {
                en: "The terms of use you accept (Art. 6(1)(b)); for the security log, our legitimate interest in keeping accounts safe (Art. 6(1)(f))",
                fr: "Les conditions d’utilisation que vous acceptez (art. 6.1.b) ; pour le journal de sécurité, notre intérêt légitime à des comptes sûrs (art. 6.1.f)",
              },
            },
            {
              label: retention,
              value: {
                en: "Until you delete it, or {retention.inactive_accounts} after your last sign-in (we warn you a month before; our administrators’ accounts stay); unconfirmed accounts: {retention.unverified_accounts}; the record of a session: {retention.sessions} at most; security log: {retention.audit_log}",
                fr: "Jusqu’à ce que vous le supprimiez, ou {retention.inactive_accounts} après votre dernière connexion (nous vous prévenons un mois avant ; les comptes de nos administrateurs restent) ; un compte non confirmé : {retention.unverified_accounts} ; la trace d’une session : {retention.sessions} au plus ; le journal de sécurité : {retention.audit_log}",
              },
            },
          ],
        },
      ],
    },
    {
      id: "cockpit",
      title: { en: "A founder’s numbers and score", fr: "Les chiffres et le score d’un fondateur" },
      blocks: [
        {
          type: "rows",
          rows: [
            {
              label: data,
              value: {
                en: "The numbers you report each month and any corrections; thresholds and alerts; your readiness scans; your cap table and the names in it; the scenarios you save; the outlines, texts and latest versions of your documents; the last day you used each tool; what you ask mentors, or us about your score, and the answers; the hours you book, who came, notes and feedback on them; the applications to pitch you send from the cockpit; your notifications; who is in your startup and who is invited to it; and whether you’ve had your free month",
                fr: "Les chiffres que vous déclarez chaque mois et leurs corrections, les seuils et les alertes, les scans de votre Score Readiness, votre table de capitalisation avec les noms que vous y écrivez, les scénarios que vous enregistrez, les plans, les textes et les dernières versions de vos documents, le dernier jour où vous avez utilisé chaque outil, ce que vous demandez aux mentors ou au sujet de votre score et nos réponses, les heures que vous réservez avec les présences, les notes et les avis, les candidatures à une Pitch Session envoyées du cockpit, vos notifications, qui fait partie de votre startup et qui y est invité, et le fait d’avoir eu votre mois gratuit",
              },
            },
            {
              label: purpose,
              value: {
                en: "To show you how your startup is doing, alert you, answer you, and give the free month only once",
                fr: "Vous montrer où en est votre startup, vous alerter, vous répondre, et ne donner le mois gratuit qu’une fois",
              },
            },
            {
              label: basis,
              value: {
                en: "The terms of use you accept (Art. 6(1)(b)); for the record of the free month, our legitimate interest in giving it only once (Art. 6(1)(f))",
                fr: "Les conditions d’utilisation que vous acceptez (art. 6.1.b) ; pour la preuve du mois gratuit, notre intérêt légitime à ne le donner qu’une fois (art. 6.1.f)",
              },
            },
            {
              label: retention,
              value: {
                en: "As long as the account exists, or the startup if others share it; notifications: {retention.notifications}; an invitation to the team: {retention.seat_invitations}; meetings with mentors and experts: {retention.meetings}, what you wrote to prepare them: {retention.meeting_topics}; an invitation to a startup’s updates or to a fund, without a yes: {retention.investor_invitations}. A hash of your address stays after the account is gone, to record the free month",
                fr: "Tant que le compte existe, ou la startup si d’autres la partagent ; les notifications : {retention.notifications} ; une invitation dans l’équipe : {retention.seat_invitations} ; les rendez-vous avec les mentors et les experts : {retention.meetings}, et ce que vous écrivez pour les préparer : {retention.meeting_topics} ; une invitation aux nouvelles d’une startup ou à un fonds, sans accord : {retention.investor_invitations} ; pour le mois gratuit, une empreinte de votre adresse reste après la fin du compte",
              },
            },
          ],
        },
        {
          type: "text",
          text: {
            en: "The mentor or expert whose hour you book receives your name, your startup and what you wrote to prepare it, which their page shows until 30 days after the meeting; and, only if you add them, your latest figures, until seven days after it.",
            fr: "Le mentor ou l’expert dont vous réservez une heure reçoit votre nom, votre startup et ce que vous écrivez pour la préparer, que sa page montre jusqu’à 30 jours après le rendez-vous ; et, seulement si vous les ajoutez, vos derniers chiffres, jusqu’à sept jours après.",
          },
        },
      ],
    },
    {
      id: "deals",
      title: { en: "The profile investors see", fr: "Un profil que voient les investisseurs" },
      blocks: [
        {
          type: "rows",
          rows: [
            {
              label: data,
              value: {
                en: "The parts of the profile the founder publishes; whether we show it and, if not, why; which approved investor opened it and when; any objection to being counted; requests to meet with their message, the answer, and the address of each side after a yes; which startups an investor follows, the stages, tags and notes they or their fund keep, and who is in the fund; the addresses that agreed to a startup’s updates",
                fr: "Les parties du profil que son fondateur publie, notre décision de le montrer ou non avec sa raison, quel investisseur validé l’a ouvert et quand, et son refus d’être compté ; les demandes de rencontre avec leur message, la réponse et, après un oui, l’adresse de chacun ; les startups qu’un investisseur suit, les étapes, étiquettes et notes que lui ou son fonds garde, et qui est dans ce fonds ; les adresses qui ont accepté les nouvelles d’une startup",
              },
            },
            {
              label: purpose,
              value: {
                en: "To show startups to approved investors, and tell founders how many looked",
                fr: "Montrer des startups aux investisseurs validés, et dire aux fondateurs combien les ont consultées",
              },
            },
            {
              label: basis,
              value: {
                en: "The terms of use (Art. 6(1)(b)); for counting visits, our legitimate interest in telling founders how their profile is doing (Art. 6(1)(f)). Investors can object on the list page, or with their browser’s privacy signal",
                fr: "Les conditions d’utilisation (art. 6.1.b) ; pour le comptage, notre intérêt légitime à dire aux fondateurs ce que produit leur profil (art. 6.1.f) : un investisseur peut s’y opposer sur la liste, ou par un signal de son navigateur",
              },
            },
            {
              label: retention,
              value: {
                en: "Shown until the founder withdraws it or their plan ends; their choices, and an investor’s follows, stages, tags and notes, stay with the account, but go with a startup that closes its space; an address that agreed to a startup’s updates: until {retention.investor_invitations} after it unsubscribes; visits: {retention.deal_views}; requests to meet: {retention.introductions} after they ended, or until the startup closes its space",
                fr: "Montré jusqu’au retrait par son fondateur ou la fin de son offre ; ses choix, comme le suivi, les étapes, étiquettes et notes d’un investisseur, restent avec le compte, mais disparaissent avec une startup qui ferme son espace ; une adresse qui a accepté des nouvelles : {retention.investor_invitations} après le désabonnement ; visites : {retention.deal_views} ; demandes de rencontre : {retention.introductions} après leur fin, ou jusqu’à ce que la startup ferme son espace",
              },
            },
          ],
        },
        {
          type: "text",
          text: {
            en: "Once one of us has reviewed it, approved investors see what a founder publishes, but never their e-mail, phone number or SIREN. Founders learn how many visits they had and on which day. About the visitors of the last 30 days they learn only what at least three have in common, never who they are. An investor who follows a startup shows it their name and firm; one who asks to meet it, or ticks it at a Pitch Session, also shows it their stages, tickets, sectors, focus and the month we approved them; one we propose to it shows it the same without name or firm. It sees their e-mail only after a yes. An address that agreed to its updates is among the readers it sees.",
            fr: "Les investisseurs validés voient ce qu’un fondateur publie dès que l’un de nous l’a relu, jamais son e-mail, son téléphone ni son SIREN. Les fondateurs apprennent le nombre et le jour des visites et, de ceux qui sont venus au cours des 30 derniers jours, seulement ce qu’au moins trois ont en commun, jamais un nom. Un investisseur qui suit une startup lui montre son nom et sa société ; s’il demande à la rencontrer, ou la coche à une Pitch Session, aussi ses stades, ses tickets, ses secteurs, son focus et le mois de sa validation ; si c’est nous qui le proposons, ces critères sans son nom ni sa société. Elle ne voit son e-mail qu’après un oui. Une adresse qui a accepté ses nouvelles figure parmi les lecteurs qu’elle voit.",
          },
        },
      ],
    },
    {
      id: "deck-reading",
      title: { en: "A deck that is read here", fr: "Un deck lu ici" },
      blocks: [
        {
          type: "rows",
          rows: [
            {
              label: data,
              value: {
                en: "The PDF a startup uploads, its pages as pictures and their text; who opened which version and when, whether they share their reading times and, if so, how long each page was in sight; the address a link is made for; what a reader reports of a deck",
                fr: "Le PDF envoyé par une startup, ses pages en images et leur texte ; qui a ouvert quelle version et quand, si cette lecture est montrée et, dans ce cas, le temps passé sur chaque page ; l’adresse pour laquelle un lien est créé ; ce qu’un lecteur signale d’un deck",
              },
            },
            {
              label: purpose,
              value: {
                en: "To let the readers whom the startup chose read it, to protect the file, and to tell the startup how many opened it and on which days and, for a link made for one address, on which day that address opened it, unless the browser asks not to be tracked",
                fr: "Le faire lire à ceux que la startup a choisis, protéger le fichier, et dire à la startup combien de personnes l’ont ouvert et quels jours et, pour un lien fait pour une adresse, quel jour cette adresse l’a ouvert, sauf si le navigateur demande de ne pas être suivi",
              },
            },
            {
              label: basis,
              value: {
                en: "The terms of use (Art. 6(1)(b)); for the log of openings, the legitimate interest in protecting the file (Art. 6(1)(f)); for the time on each page, the reader’s consent, given before the first page and taken back with one button",
                fr: "Les conditions d’utilisation (art. 6.1.b) ; pour le journal des ouvertures, l’intérêt légitime à protéger le fichier (art. 6.1.f) ; pour le temps passé sur chaque page, le consentement donné avant la première page et repris d’un bouton",
              },
            },
            {
              label: retention,
              value: {
                en: "The deck: until the startup deletes it or its account ends, with five versions at most, those that are read included; openings and reports: {retention.deck_visits}; the address of a link: {retention.deck_visits} after the link ends; agreements accepted, with the name and the address: {retention.deck_agreements}, or until the startup’s space is deleted",
                fr: "Le deck : jusqu’à ce que la startup le supprime ou que son compte prenne fin, avec cinq versions au plus, celles qui sont lues comprises ; les ouvertures et les signalements : {retention.deck_visits} ; l’adresse d’un lien : {retention.deck_visits} après la fin du lien ; les accords acceptés, avec le nom et l’adresse : {retention.deck_agreements}, ou jusqu’à la suppression de l’espace de la startup",
              },
            },
          ],
        },
      ],
    },
    {
      id: "copilot",
      title: { en: "The CoPilot", fr: "Le CoPilot" },
      blocks: [
        {
          type: "rows",
          rows: [
            {
              label: data,
              value: {
                en: "Your questions and the answers, with dates and the numbers they rely on; answers you report, and why; how many questions you ask each day, and for which startup; whether you’ve switched the AI off and when; insights you’ve dismissed",
                fr: "Vos questions et les réponses, avec leurs dates et leurs chiffres ; les réponses que vous signalez et ce que vous en dites ; le nombre de questions par jour et par startup ; si vous avez coupé l’IA, et depuis quand ; les analyses que vous avez écartées",
              },
            },
            {
              label: purpose,
              value: {
                en: "To answer you from your own data, prevent overuse and correct answers you find wrong",
                fr: "Vous répondre d’après vos propres données, éviter les abus, et corriger les réponses que vous trouvez fausses",
              },
            },
            {
              label: basis,
              value: {
                en: "The terms of use you accept (Art. 6(1)(b)); for limits and corrections, our legitimate interest in a service that works (Art. 6(1)(f))",
                fr: "Les conditions d’utilisation que vous acceptez (art. 6.1.b) ; pour les limites et les corrections, notre intérêt légitime à un service qui fonctionne (art. 6.1.f)",
              },
            },
            {
              label: retention,
              value: {
                en: "Questions and answers: {retention.chats}, or until you delete the conversation; how many you asked: {retention.chats}; the AI switched off and the insights you’ve dismissed: as long as the account exists",
                fr: "Les questions et les réponses : {retention.chats}, ou jusqu’à ce que vous effaciez la conversation ; leur nombre : {retention.chats} ; l’IA coupée et les analyses écartées : tant que le compte existe",
              },
            },
          ],
        },
        {
          type: "text",
          text: {
            en: "With no AI model connected, our own calculations answer and nothing leaves The Lab. If one is connected, the CoPilot names it and its provider before your first question, and lets you do without it. The provider then receives your question, the latest messages and the numbers needed to answer; for a document you ask the AI to write, it receives the profile texts and numbers listed on the page beforehand. It never receives your e-mail, phone number, SIREN, your name, your co-founders’ names or anything from another account; another name that you type leaves with your question or your text.",
            fr: "Sans modèle branché, nos propres calculs répondent et rien ne sort de The Lab. Si un modèle est branché, le CoPilot le nomme avec son fournisseur avant votre première question, et propose de répondre sans lui. Le fournisseur reçoit alors votre question, les derniers messages et les chiffres dont la réponse a besoin ; pour un document que vous demandez à l’IA de rédiger, les textes du profil et les chiffres que la page énumère avant. Il ne reçoit jamais votre e-mail, votre téléphone, votre SIREN, votre nom, ceux de vos cofondateurs ni rien d’un autre compte ; un autre nom que vous écrivez part avec votre question ou votre texte.",
          },
        },
      ],
    },
    {
      id: "requests",
      title: { en: "Requests about your data", fr: "Les demandes au sujet de vos données" },
      blocks: [
        {
          type: "rows",
          rows: [
            {
              label: data,
              value: {
                en: "Your e-mail until we’ve erased your data, then a keyed hash of it; the type, dates and outcome of the request; if it came by post, phone or message, what you asked and what we answered",
                fr: "E-mail, jusqu’à l’effacement, puis une empreinte calculée avec une clé secrète ; nature, dates et suite de la demande ; si elle est venue par courrier, téléphone ou message, son contenu et notre réponse",
              },
            },
            {
              label: purpose,
              value: {
                en: "To answer by the legal deadline, prove that we did, and keep erased data erased",
                fr: "Répondre dans le délai légal, le prouver, et ne pas rétablir ce qui est effacé",
              },
            },
            {
              label: basis,
              value: { en: "A legal obligation (Art. 6(1)(c))", fr: "Une obligation légale (art. 6.1.c)" },
            },
            {
              label: retention,
              value: {
                en: "{retention.privacy_requests} after the request is closed; the links we e-mail: {retention.mailed_links}. We keep the hash of an erased address, so that we don’t write to it and can erase it again from an earlier backup, and that of an address that stops invitations, so that we send it none",
                fr: "{retention.privacy_requests} une fois close ; les liens que nous envoyons : {retention.mailed_links} ; restent l’empreinte d’une adresse effacée, pour ne plus y écrire et l’effacer de nouveau d’une sauvegarde antérieure, et celle d’une adresse qui refuse des invitations",
              },
            },
          ],
        },
      ],
    },
    {
      id: "deliveries",
      title: { en: "Messages sent and spam", fr: "Messages envoyés et spam" },
      blocks: [
        {
          type: "text",
          text: {
            en: "We keep the content of an e-mail, or of a CRM entry, for {retention.delivery_data} after delivery; after that we keep only the fact that it was sent. We keep spam for {retention.spam} and pass it to no one.",
            fr: "Le contenu de nos messages, et ce qui est parti vers notre fichier de contacts, est gardé {retention.delivery_data} après sa remise ; ensuite, seulement la trace de l’envoi. Ce que saisissent des robots est gardé {retention.spam} et ne va nulle part.",
          },
        },
      ],
    },
    {
      id: "recipients",
      title: { en: "Who receives your data", fr: "Destinataires" },
      blocks: [
        {
          type: "text",
          text: {
            en: "The Lab’s team, each for their own work, and these providers, who act on our instructions; some sections above name others, such as investors and mentors. We never sell data.",
            fr: "L’équipe de The Lab, chacun dans la limite de ses fonctions, et les prestataires suivants, qui agissent sur nos instructions ; certaines sections en nomment d’autres, comme les investisseurs et les mentors. Nous ne vendons de données à personne.",
          },
        },
        {
          type: "rows",
          rows: [
            { label: { en: "Hosting", fr: "Hébergement" }, value: setting("hostName") },
            {
              label: { en: "Sending of e-mails", fr: "Envoi des e-mails" },
              value: setting("emailProvider"),
            },
            {
              label: { en: "Contact records", fr: "Fichier de contacts" },
              value: {
                en: "ActiveCampaign, LLC (United States)",
                fr: "ActiveCampaign, LLC (États-Unis)",
              },
            },
          ],
        },
        {
          type: "text",
          text: {
            en: "Transfers to the United States rely on the European Commission’s adequacy decision of 10 July 2023, as long as it stands, if the provider is certified under the EU–US Data Privacy Framework, and otherwise on the Commission’s standard contractual clauses. You can ask us for a copy.",
            fr: "Les transferts vers les États-Unis reposent sur la décision d’adéquation de la Commission européenne du 10 juillet 2023, tant qu’elle est valide, si le prestataire est certifié au titre du cadre UE–États-Unis de protection des données (DPF), à défaut sur les clauses contractuelles types de la Commission. Vous pouvez nous en demander copie.",
          },
        },
      ],
    },
    {
      id: "decisions",
      title: { en: "No automated decision", fr: "Aucune décision automatisée" },
      blocks: [
        {
          type: "text",
          text: {
            en: "The simulator multiplies a number and judges no one. A founder’s score adds up twelve criteria, with weights the cockpit shows. Above a set score, founders can apply to pitch from the cockpit; the public form is open at any score. We read applications to pitch sent from the cockpit first: startups in the programme, then by score. We review a score on request, and we decide on each application ourselves. No decision about you is made by software alone.",
            fr: "Le simulateur multiplie un chiffre, il ne juge personne. Le score d’un fondateur additionne douze critères selon des poids affichés dans le cockpit : à partir d’un certain score, on peut y candidater à une Pitch Session, et le formulaire public reste ouvert quel que soit le score ; nous lisons d’abord les candidatures du cockpit, startups du programme en tête, puis dans l’ordre de ce score. Nous revoyons un score sur demande. Aucune décision vous concernant n’est prise par un logiciel seul.",
          },
        },
      ],
    },
    {
      id: "rights",
      title: { en: "Your rights", fr: "Vos droits" },
      blocks: [
        {
          type: "list",
          items: [
            {
              en: "To know what we hold about you and receive a copy",
              fr: "Savoir ce que nous détenons sur vous et en recevoir copie",
            },
            { en: "To have it corrected or erased", fr: "Le faire rectifier ou effacer" },
            {
              en: "To restrict or object to its use; an objection to marketing needs no reason",
              fr: "En limiter l’usage ou vous y opposer ; contre la prospection, sans avoir à donner de raison",
            },
            {
              en: "To receive what you gave us in a reusable format (portability)",
              fr: "Recevoir dans un format réutilisable ce que vous nous avez fourni (portabilité)",
            },
            {
              en: "To withdraw consent at any time; what we did before stays lawful",
              fr: "Retirer un consentement à tout moment, sans effet sur ce qui a été fait avant",
            },
            {
              en: "To say what should become of your data after your death",
              fr: "Décider du sort de vos données après votre décès",
            },
          ],
        },
        {
          type: "text",
          text: {
            en: "On your data page you can see what we keep about you, take a copy, withdraw a consent or have everything erased: by yourself, with or without an account.",
            fr: "La page de vos données vous montre ce que nous gardons sur vous ; vous pouvez en prendre copie, retirer un consentement ou tout faire effacer : vous-même, avec ou sans compte.",
          },
        },
        { type: "page", label: { en: "Your personal data", fr: "Vos données personnelles" }, page: "my-data" },
        {
          type: "text",
          text: {
            en: "For everything else, write through the contact form, topic “My personal data”. We answer within one month; if the request is complex it may take two more, and we tell you so within the first. We ask for proof of identity only where there is a real doubt.",
            fr: "Pour tout le reste, écrivez par le formulaire de contact, sujet « Mes données personnelles ». Nous répondons sous un mois, ou sous trois si la demande est complexe, et vous le disons alors dans le premier. Nous ne demandons un justificatif d’identité qu’en cas de doute sérieux.",
          },
        },
        {
          type: "page",
          label: { en: "Contact form", fr: "Formulaire de contact" },
          page: "contact",
        },
        {
          type: "text",
          text: {
            en: "If our answer does not satisfy you, you may complain to the CNIL, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07.",
            fr: "Si notre réponse ne vous satisfait pas, vous pouvez adresser une réclamation à la CNIL, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07.",
          },
        },
        {
          type: "link",
          label: {
            en: "Complain to the CNIL (in French)",
            fr: "Adresser une réclamation à la CNIL",
          },
          href: "https://www.cnil.fr/fr/plaintes",
        },
      ],
    },
    {
      id: "changes",
      title: { en: "Changes", fr: "Modifications" },
      blocks: [
        {
          type: "text",
          text: {
            en: "This page changes when what we do changes; the date at its end tells you when. The wording you were shown in a form is kept with what you sent.",
            fr: "Cette page change quand nos pratiques changent ; la date indiquée à la fin en témoigne. Le texte affiché sous un formulaire est conservé avec votre envoi.",
          },
        },
        { type: "page", label: { en: "Cookies", fr: "Cookies" }, page: "cookies" },
      ],
    },
  ],
};
