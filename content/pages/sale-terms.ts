import type { PageOf } from "../../domain/content/content.ts";

/** A new version is accepted anew: raise the number with every change of what it obliges to. */
export const saleTerms: PageOf<"sale-terms"> = {
  kind: "page",
  id: "sale-terms",
  version: 1,
  metadata: {
    title: { en: "Terms of sale: The Lab", fr: "Conditions générales de vente : The Lab" },
    description: {
      en: "How The Lab’s paid services are ordered, paid, ended and withdrawn from.",
      fr: "Comment les services payants de The Lab se commandent, se paient, se résilient et se rétractent.",
    },
  },
  title: { en: "Terms of sale", fr: "Conditions générales de vente (CGV)" },
  updatedOn: "2026-11-21",
  intro: [
    {
      en: "No paid contract can be concluded on this site yet: its buttons send a request, which commits nobody and costs nothing. A paid service begins with a written contract that names it, its price and its duration; these terms complete that contract.",
      fr: "Aucun contrat payant ne peut encore être conclu sur ce site : ses boutons envoient une demande, qui n’engage personne et ne coûte rien. Un service payant commence par un contrat écrit qui le désigne, avec son prix et sa durée ; ces conditions le complètent.",
    },
  ],
  sections: [
    {
      id: "services",
      title: { en: "Services and prices", fr: "Services et prix" },
      blocks: [
        {
          type: "list",
          items: [
            {
              en: "The programme: {offer.upfront_fee} ({offer.upfront_fee:tax}) and a share of the revenue generated through it, negotiated during selection; or {offer.revenue_share} of that revenue without a fee.",
              fr: "Le programme : {offer.upfront_fee} ({offer.upfront_fee:tax}) et une part du chiffre d’affaires généré grâce à lui, négociée lors de la sélection ; ou {offer.revenue_share} de ce chiffre d’affaires sans frais fixes.",
            },
            {
              en: "The share is taken on {offer.revenue_share_base}, {offer.revenue_share_period}. Ceiling: {offer.revenue_share_cap}. These three terms are still to be confirmed; your contract states them before you sign.",
              fr: "La part porte sur {offer.revenue_share_base}, {offer.revenue_share_period}. Plafond : {offer.revenue_share_cap}. Ces trois conditions restent à confirmer ; votre contrat les fixe avant toute signature.",
            },
            {
              en: "The plans for founders, at the prices of the pricing page.",
              fr: "Les formules pour fondateurs, aux prix de la page des tarifs.",
            },
            {
              en: "The studio: {studio.power} ({studio.power:tax}) or {studio.booster} ({studio.booster:tax}), according to the quote.",
              fr: "Le studio : {studio.power} ({studio.power:tax}) ou {studio.booster} ({studio.booster:tax}), selon le devis.",
            },
          ],
        },
        {
          type: "text",
          text: {
            en: "Prices are in euros, and each says whether it includes VAT. The price of the signed contract is the one that counts.",
            fr: "Les prix sont en euros ; chacun indique s’il comprend la TVA. Le prix du contrat signé est celui qui compte.",
          },
        },
      ],
    },
    {
      id: "payment",
      title: { en: "Payment between professionals", fr: "Paiement entre professionnels" },
      blocks: [
        {
          type: "text",
          text: {
            en: "Unless the contract says otherwise, invoices are due 30 days after receipt (art. L441-10 of the French commercial code). No discount is given for early payment. The contract says which share of revenue is owed, from which revenue it is calculated and when it is reported.",
            fr: "Sauf stipulation contraire du contrat, les factures sont payables 30 jours après réception (art. L441-10 du code de commerce). Aucun escompte n’est accordé pour paiement anticipé. Le contrat précise la part de chiffre d’affaires due, son assiette et le moment où elle est déclarée.",
          },
        },
        {
          type: "text",
          text: {
            en: "A late payment bears interest from the day after the due date, without a reminder, at the European Central Bank’s refinancing rate plus ten points, and a fixed recovery fee of €40 for each invoice (art. D441-5); higher recovery costs may be claimed with evidence.",
            fr: "Tout retard de paiement porte intérêt dès le lendemain de l’échéance, sans rappel, au taux de refinancement de la Banque centrale européenne majoré de dix points, et rend exigible une indemnité forfaitaire de recouvrement de 40 € par facture (art. D441-5) ; des frais supérieurs peuvent être réclamés sur justificatif.",
          },
        },
      ],
    },
    {
      id: "consumers",
      title: { en: "For consumers", fr: "Pour les consommateurs" },
      blocks: [
        {
          type: "text",
          text: {
            en: "A person who acts outside their business sees prices including VAT, receives the contract on a durable medium, and owes neither interest nor fee beyond what the law allows. Digital services carry the legal guarantee of conformity (art. L224-25-12 and following of the French consumer code): what does not work as promised is put right free of charge and within a reasonable time, failing which the price is reduced or the contract ended.",
            fr: "Une personne qui agit hors de son activité professionnelle voit les prix TTC, reçoit le contrat sur un support durable et ne doit ni intérêt ni frais au-delà de ce que la loi permet. Les services numériques bénéficient de la garantie légale de conformité (art. L224-25-12 et suivants du code de la consommation) : ce qui ne fonctionne pas comme promis est remis en état sans frais et dans un délai raisonnable, à défaut le prix est réduit ou le contrat résolu.",
          },
        },
      ],
    },
    {
      id: "withdrawal",
      title: { en: "Withdrawal", fr: "Rétractation" },
      blocks: [
        {
          type: "text",
          text: {
            en: "A consumer who concludes a contract at a distance has 14 days to withdraw from it, without a reason and without cost (art. L221-18); so has a professional with at most five employees, off premises, for what is not their main activity (art. L221-3). Whoever asks for the service to begin within these days pays, on withdrawing, for what was provided by then.",
            fr: "Le consommateur qui conclut un contrat à distance dispose de 14 jours pour se rétracter, sans motif ni frais (art. L221-18) ; de même, hors établissement, le professionnel de cinq salariés au plus pour ce qui ne relève pas de son activité principale (art. L221-3). Qui demande que le service commence pendant ce délai paie, en se rétractant, ce qui a déjà été fourni.",
          },
        },
        {
          type: "text",
          text: {
            en: "Until contracts can be concluded here, withdraw by any clear statement, for example through the contact form: we confirm it with its date and time. From the first contract concluded on this site, the link “renoncer au contrat ici” (art. L221-21) will lead there throughout those days.",
            fr: "Tant qu’aucun contrat ne se conclut ici, rétractez-vous par toute déclaration claire, par exemple par le formulaire de contact : nous la confirmons avec sa date et son heure. Dès le premier contrat conclu sur ce site, le lien « renoncer au contrat ici » (art. L221-21) y mènera pendant tout ce délai.",
          },
        },
        { type: "page", label: { en: "Contact form", fr: "Formulaire de contact" }, page: "contact" },
      ],
    },
    {
      id: "termination",
      title: { en: "Ending a contract", fr: "Résiliation" },
      blocks: [
        {
          type: "text",
          text: {
            en: "The contract says how long it lasts and how it ends. If one party fails in an essential duty and has not put it right 30 days after written notice, the other may end it. A consumer may end a contract of unlimited duration at any time; before a renewal we remind them of the date by which to object (art. L215-1).",
            fr: "Le contrat indique sa durée et comment il prend fin. Si une partie manque à une obligation essentielle et n’y a pas remédié 30 jours après une mise en demeure écrite, l’autre peut le résilier. Un consommateur peut résilier à tout moment un contrat à durée indéterminée ; avant une reconduction, nous lui rappelons la date limite pour s’y opposer (art. L215-1).",
          },
        },
        {
          type: "text",
          text: {
            en: "From the first contract concluded on this site, the link “résilier votre contrat” (art. L215-1-1) will stand in reach of every page. Until then there is nothing on the site to end: a written contract is ended by a message to us, which we confirm with the date it takes effect.",
            fr: "Dès le premier contrat conclu sur ce site, le lien « résilier votre contrat » (art. L215-1-1) sera à portée de chaque page. D’ici là, le site ne tient aucun contrat à résilier : un contrat écrit se résilie par un message que nous confirmons avec sa date d’effet.",
          },
        },
      ],
    },
    {
      id: "results",
      title: { en: "No promised result", fr: "Aucun résultat promis" },
      blocks: [
        {
          type: "text",
          text: {
            en: "We owe means: time, people, methods, introductions. No revenue and no fundraising is guaranteed, and no commission is taken on sums raised. Between professionals, damages are limited to the price paid over the last twelve months, except for gross or wilful fault and bodily harm.",
            fr: "Nous devons des moyens : du temps, des personnes, des méthodes, des mises en relation. Aucun chiffre d’affaires ni aucune levée de fonds n’est garanti, et aucune commission n’est prise sur les montants levés. Entre professionnels, la réparation est limitée au prix payé sur les douze derniers mois, sauf faute lourde ou intentionnelle et dommage corporel.",
          },
        },
      ],
    },
    {
      id: "disputes",
      title: { en: "Law and disputes", fr: "Droit et litiges" },
      blocks: [
        {
          type: "text",
          text: {
            en: "French law applies; consumers keep the mandatory protection of the country where they live. A consumer whose written complaint has found no answer within two months may turn, free of charge, to the consumer mediator: {site.mediatorName}, {site.mediatorSite}. If the two languages differ, the French text prevails.",
            fr: "Le droit français s’applique ; les consommateurs gardent la protection impérative du pays où ils résident. Un consommateur dont la réclamation écrite n’a pas abouti sous deux mois peut saisir gratuitement le médiateur de la consommation : {site.mediatorName}, {site.mediatorSite}. En cas d’écart entre les deux langues, le texte français fait foi.",
          },
        },
        { type: "page", label: { en: "Terms of use", fr: "Conditions d’utilisation" }, page: "terms" },
        { type: "page", label: { en: "Legal notice", fr: "Mentions légales" }, page: "legal-notice" },
      ],
    },
  ],
};
