import type { LegalBlock, PageOf } from "../../domain/content/content.ts";

type Box = Extract<LegalBlock, { type: "box" }>;

/**
 * The box of text that the law prescribes for a digital service supplied over a period (French consumer code, art.
 * D211-3).
 */
const guarantee: Box = {
  type: "box",
  title: { en: "The legal guarantee of conformity", fr: "La garantie légale de conformité" },
  lines: [
    {
      en: "Consumers are entitled to the legal guarantee of conformity if a lack of conformity appears during the period of supply agreed in the contract, from the supply of the digital content or service. During that time they only have to show that the lack of conformity exists, not when it appeared.",
      fr: "Le consommateur a droit à la mise en œuvre de la garantie légale de conformité en cas d’apparition d’un défaut de conformité durant la période de fourniture prévue au contrat à compter de la fourniture du contenu numérique ou du service numérique. Durant ce délai, le consommateur n’est tenu d’établir que l’existence du défaut de conformité affectant le contenu numérique ou le service numérique et non la date d’apparition de celui-ci.",
    },
    {
      en: "The guarantee obliges us to supply all the updates needed to keep the digital content or service in conformity during that period.",
      fr: "La garantie légale de conformité emporte obligation de fournir toutes les mises à jour nécessaires au maintien de la conformité du contenu numérique ou du service numérique durant cette période.",
    },
    {
      en: "It entitles consumers to have the digital content or service brought into conformity without undue delay after they ask for it, at no cost and without major inconvenience to them.",
      fr: "La garantie légale de conformité donne au consommateur droit à la mise en conformité du contenu numérique ou du service numérique sans retard injustifié suivant sa demande, sans frais et sans inconvénient majeur pour lui.",
    },
    {
      en: "Consumers may have the price reduced and keep the digital content or service, or end the contract and be refunded in full in exchange for giving it up, if:",
      fr: "Le consommateur peut obtenir une réduction du prix en conservant le contenu numérique ou le service numérique, ou il peut mettre fin au contrat en se faisant rembourser intégralement contre renoncement au contenu numérique ou au service numérique, si :",
    },
    {
      en: "1. the trader refuses to bring the digital content or service into conformity;",
      fr: "1° Le professionnel refuse de mettre le contenu numérique ou le service numérique en conformité ;",
    },
    {
      en: "2. bringing it into conformity is delayed without justification;",
      fr: "2° La mise en conformité du contenu numérique ou du service numérique est retardée de manière injustifiée ;",
    },
    {
      en: "3. it cannot be brought into conformity without costs imposed on the consumer;",
      fr: "3° La mise en conformité du contenu numérique ou du service numérique ne peut intervenir sans frais imposés au consommateur ;",
    },
    {
      en: "4. bringing it into conformity causes the consumer major inconvenience;",
      fr: "4° La mise en conformité du contenu numérique ou du service numérique occasionne un inconvénient majeur pour le consommateur ;",
    },
    {
      en: "5. the lack of conformity persists although the trader has tried, without success, to put it right.",
      fr: "5° La non-conformité du contenu numérique ou du service numérique persiste en dépit de la tentative de mise en conformité du professionnel restée infructueuse.",
    },
    {
      en: "Consumers are also entitled to a lower price or to the end of the contract where the lack of conformity is so serious that it justifies either at once. They then need not ask first for the digital content or service to be brought into conformity.",
      fr: "Le consommateur a également droit à une réduction du prix ou à la résolution du contrat lorsque le défaut de conformité est si grave qu’il justifie que la réduction du prix ou la résolution du contrat soit immédiate. Le consommateur n’est alors pas tenu de demander la mise en conformité du contenu numérique ou du service numérique au préalable.",
    },
    {
      en: "Where the lack of conformity is minor, consumers may only cancel the contract if it provides for no price.",
      fr: "Dans les cas où le défaut de conformité est mineur, le consommateur n’a droit à l’annulation du contrat que si le contrat ne prévoit pas le paiement d’un prix.",
    },
    {
      en: "Any time during which the digital content or service is unavailable while it is brought back into conformity suspends what remains of the guarantee until it is supplied in conformity again.",
      fr: "Toute période d’indisponibilité du contenu numérique ou du service numérique en vue de sa remise en conformité suspend la garantie qui restait à courir jusqu’à la fourniture du contenu numérique ou du service numérique de nouveau conforme.",
    },
    {
      en: "These rights follow from articles L. 224-25-1 to L. 224-25-31 of the French consumer code.",
      fr: "Les droits mentionnés ci-dessus résultent de l’application des articles L. 224-25-1 à L. 224-25-31 du code de la consommation.",
    },
    {
      en: "A trader who obstructs the guarantee in bad faith is liable to a civil fine of at most €300,000, which may be raised to 10% of average yearly turnover (article L. 242-18-1 of the consumer code).",
      fr: "Le professionnel qui fait obstacle de mauvaise foi à la mise en œuvre de la garantie légale de conformité encourt une amende civile d’un montant maximal de 300\u202F000 euros, qui peut être porté jusqu’à 10 % du chiffre d’affaires moyen annuel (article L. 242-18-1 du code de la consommation).",
    },
    {
      en: "Consumers also have the legal guarantee against hidden defects under articles 1641 to 1649 of the civil code, for two years from the discovery of the defect. It gives a lower price if the digital content or service is kept, or a full refund in exchange for giving it up.",
      fr: "Le consommateur bénéficie également de la garantie légale des vices cachés en application des articles 1641 à 1649 du code civil, pendant une durée de deux ans à compter de la découverte du défaut. Cette garantie donne droit à une réduction de prix si le contenu numérique ou le service numérique est conservé, ou à un remboursement intégral contre renonciation au contenu numérique ou au service numérique.",
    },
  ],
};

/** The model form of the consumer code (annex to art. R221-1). */
const withdrawalForm: Box = {
  type: "box",
  title: { en: "Model withdrawal form", fr: "Modèle de formulaire de rétractation" },
  lines: [
    {
      en: "(Please complete and return this form only if you wish to withdraw from the contract.)",
      fr: "(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)",
    },
    {
      en: "To {site.legalName}, {site.registeredOffice}, {site.legalPhone}, {site.legalEmail}:",
      fr: "À l’attention de {site.legalName}, {site.registeredOffice}, {site.legalPhone}, {site.legalEmail} :",
    },
    {
      en: "I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract for the provision of the following service:",
      fr: "Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la prestation de services (*) ci-dessous :",
    },
    { en: "Ordered on (*)/received on (*):", fr: "Commandé le (*)/reçu le (*) :" },
    { en: "Name of the consumer(s):", fr: "Nom du (des) consommateur(s) :" },
    { en: "Address of the consumer(s):", fr: "Adresse du (des) consommateur(s) :" },
    {
      en: "Signature of the consumer(s) (only if this form is sent on paper):",
      fr: "Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) :",
    },
    { en: "Date:", fr: "Date :" },
    { en: "(*) Delete as appropriate.", fr: "(*) Rayez la mention inutile." },
  ],
};

/** Increase `version` whenever these terms oblige anybody to something new, so that the terms are accepted again. */
export const saleTerms: PageOf<"sale-terms"> = {
  kind: "page",
  id: "sale-terms",
  version: 3,
  metadata: {
    title: { en: "Terms of sale: The Lab", fr: "Conditions générales de vente : The Lab" },
    description: {
      en: "How The Lab’s paid services are ordered and paid for, and how to cancel or withdraw.",
      fr: "Comment les services payants de The Lab se commandent, se paient et se résilient, et comment se rétracter.",
    },
  },
  title: { en: "Terms of sale", fr: "Conditions générales de vente (CGV)" },
  updatedOn: "2026-11-23",
  intro: [
    {
      en: "No paid contract can be concluded on this site yet: its buttons send a request or open a free trial; neither costs anything or commits anyone. A paid service begins with a written contract that names it, its price and its duration; these terms supplement that contract.",
      fr: "Aucun contrat payant ne peut encore être conclu sur ce site : ses boutons envoient une demande ou ouvrent un essai gratuit, sans engagement ni frais. Un service payant commence par un contrat écrit qui le désigne, avec son prix et sa durée ; ces conditions le complètent.",
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
              en: "The programme: {offer.upfront_fee} ({offer.upfront_fee:tax}) and a share of the revenue generated through it, negotiated during selection; or {offer.revenue_share_upfront} upfront and {offer.revenue_share} of that revenue.",
              fr: "Le programme : {offer.upfront_fee} ({offer.upfront_fee:tax}) et une part du chiffre d’affaires généré grâce à lui, négociée lors de la sélection ; ou {offer.revenue_share_upfront} au départ et {offer.revenue_share} de ce chiffre d’affaires.",
            },
            {
              en: "The share applies to {offer.revenue_share_base}, {offer.revenue_share_period}. The cap on the total is {offer.revenue_share_cap}. The base, the duration and the cap are still to be confirmed; you’ll find them in your contract before you sign it.",
              fr: "La part porte sur {offer.revenue_share_base}, {offer.revenue_share_period}. Plafond : {offer.revenue_share_cap}. L’assiette, la durée et le plafond restent à confirmer ; votre contrat les fixe avant toute signature.",
            },
            {
              en: "The plans of the founder’s account, at the prices of the pricing page.",
              fr: "Les offres du compte fondateur, aux prix de la page des tarifs.",
            },
            {
              en: "A place at a Pitch Session, unless the plan is Elite CoPilot outside its free month, which includes it: {pitch.participation_fee:price}.",
              fr: "Une place à une Pitch Session, sauf avec l’offre Elite CoPilot hors mois gratuit, qui la comprend : {pitch.participation_fee:price}.",
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
            en: "Prices are in euros, and each says whether it includes VAT, or that this is still to be confirmed. The price of the signed contract is the one that counts.",
            fr: "Les prix sont en euros ; chacun indique s’il comprend la TVA, ou que cela reste à confirmer. Le prix du contrat signé est celui qui compte.",
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
            en: "Unless the contract says otherwise, invoices are due 30 days after they are issued (art. L441-10 of the French commercial code). No discount is given for early payment. The contract says which share of revenue is owed, from which revenue it is calculated and when it is reported.",
            fr: "Sauf stipulation contraire du contrat, les factures sont payables 30 jours après leur émission (art. L441-10 du code de commerce). Aucun escompte n’est accordé pour paiement anticipé. Le contrat précise la part de chiffre d’affaires due, son assiette et le moment où elle est déclarée.",
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
            en: "Anyone acting outside their business is given the price including VAT before the contract, receives the contract on a durable medium, and owes neither interest nor fee beyond what the law allows. Digital services, such as a plan of the founder’s account, carry the legal guarantee of conformity; the box below says what it gives you.",
            fr: "Une personne qui agit hors de son activité professionnelle est informée du prix TTC avant le contrat, reçoit le contrat sur un support durable et ne doit ni intérêt ni frais au-delà de ce que la loi permet. Les services numériques, comme une offre du compte fondateur, bénéficient de la garantie légale de conformité ; l’encadré ci-dessous dit ce qu’elle donne.",
          },
        },
        guarantee,
      ],
    },
    {
      id: "withdrawal",
      title: { en: "Withdrawal", fr: "Rétractation" },
      blocks: [
        {
          type: "text",
          text: {
            en: "A consumer who concludes a contract at a distance has 14 days to withdraw from it, without giving a reason and at no cost (art. L221-18); so has a professional with at most five employees, off premises, for what is not their main activity (art. L221-3). If you ask for the service to begin before those 14 days are over and then withdraw, you pay for what has been provided by then. Otherwise we pay back all that you paid, by the means you used, within 14 days of your statement (art. L221-24).",
            fr: "Le consommateur qui conclut un contrat à distance dispose de 14 jours pour se rétracter, sans motif ni frais (art. L221-18) ; de même, hors établissement, le professionnel de cinq salariés au plus pour ce qui ne relève pas de son activité principale (art. L221-3). Si vous demandez un démarrage avant la fin du délai, puis vous rétractez, vous payez ce qui a été fourni. Sinon, nous vous remboursons tout ce que vous avez versé, par le moyen que vous aviez utilisé, dans les 14 jours de votre déclaration (art. L221-24).",
          },
        },
        {
          type: "text",
          text: {
            en: "Until contracts can be concluded here, withdraw by any clear statement, for example with the form below or through the contact form: we confirm it with its date and time. From the first contract concluded on this site, the link “renoncer au contrat ici” (art. L221-21) will lead there throughout those days.",
            fr: "Tant qu’aucun contrat ne se conclut ici, rétractez-vous par toute déclaration claire, par exemple avec le modèle ci-dessous ou par le formulaire de contact : nous la confirmons avec sa date et son heure. Dès le premier contrat conclu sur ce site, le lien « renoncer au contrat ici » (art. L221-21) y mènera pendant tout ce délai.",
          },
        },
        withdrawalForm,
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
            en: "From the first contract concluded on this site, the link “résilier votre contrat” (art. L215-1-1) will be within reach on every page. Until then there is nothing on the site to end: a written contract is ended by a message to us, which we confirm with the date it takes effect.",
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
            en: "We owe you our best efforts, not a result: time, people, methods, introductions. No revenue and no fundraising is guaranteed, and no commission is taken on sums raised. Between professionals, damages are limited to the price paid over the last twelve months, except for gross or wilful fault and bodily harm.",
            fr: "Notre obligation est de moyens : du temps, des personnes, des méthodes, des mises en relation. Aucun chiffre d’affaires ni aucune levée de fonds n’est garanti, et aucune commission n’est prise sur les montants levés. Entre professionnels, la réparation est limitée au prix payé sur les douze derniers mois, sauf faute lourde ou intentionnelle et dommage corporel.",
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
            en: "French law applies; consumers keep the mandatory protection of the country where they live. A consumer whose written complaint has not been settled within two months may turn, free of charge, to the consumer mediator: {site.mediatorName}, {site.mediatorSite}. If the two languages differ, the French text prevails.",
            fr: "Le droit français s’applique ; les consommateurs gardent la protection impérative du pays où ils résident. Un consommateur dont la réclamation écrite n’a pas abouti sous deux mois peut saisir gratuitement le médiateur de la consommation : {site.mediatorName}, {site.mediatorSite}. En cas d’écart entre les deux langues, le texte français fait foi.",
          },
        },
        { type: "page", label: { en: "Terms of use", fr: "Conditions d’utilisation" }, page: "terms" },
        { type: "page", label: { en: "Legal notice", fr: "Mentions légales" }, page: "legal-notice" },
      ],
    },
  ],
};
