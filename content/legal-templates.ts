import type { LegalTemplate, Text } from "../domain/content/content.ts";

const said = (en: string, fr: string): Text => ({ en, fr });

const clause = (title: Text, ...body: Text[]) => ({ title, body });
const blank = (name: string, en: string, fr: string) => ({ name, label: said(en, fr) });

const company = said(
  "[startup_name], SIREN [siren], represented by [founder_name] (the “Company”).",
  "[startup_name], SIREN [siren], représentée par [founder_name] (la « Société »).",
);
const law = clause(
  said("Law and courts", "Droit et juridiction"),
  said(
    "French law applies. The parties will try to reach an agreement for thirty days before going to the courts of [court_city].",
    "Le droit français s’applique. Les parties cherchent un accord pendant trente jours avant de saisir les tribunaux de [court_city].",
  ),
);
const courtCity = blank("court_city", "City of the courts", "Ville du tribunal compétent");
const signature = clause(
  said("Signature", "Signature"),
  said("Made in [city], on [day], one copy for each party.", "Fait à [city], le [day], un exemplaire par partie."),
);
const signed = [
  blank("city", "City of signature", "Ville de signature"),
  blank("day", "Date of signature", "Date de signature"),
];

export const legalTemplates: LegalTemplate[] = [
  {
    kind: "legal-template",
    id: "nda",
    name: said("Non-disclosure agreement (NDA)", "Accord de confidentialité (NDA)"),
    purpose: said(
      "Before you show a partner, a client or a freelancer anything that isn’t public. Mutual.",
      "Avant de montrer à un partenaire, un client ou un indépendant ce qui n’est pas public. Réciproque.",
    ),
    blanks: [
      blank("other_party", "Name of the other party", "Nom de l’autre partie"),
      blank("other_representative", "Who signs for it", "Qui signe pour elle"),
      blank("subject", "What you talk about", "L’objet des échanges"),
      blank("duration", "How long secrecy lasts", "Durée du secret"),
      ...signed,
      courtCity,
    ],
    clauses: [
      clause(
        said("Parties", "Les parties"),
        company,
        said(
          "[other_party], represented by [other_representative] (the “Partner”).",
          "[other_party], représentée par [other_representative] (le « Partenaire »).",
        ),
      ),
      clause(
        said("Purpose", "Objet"),
        said(
          "The parties exchange information in order to discuss: [subject]. This agreement says what they may do with it. It does not oblige either party to conclude anything.",
          "Les parties échangent des informations pour discuter de : [subject]. Cet accord dit ce qu’elles peuvent en faire. Il n’oblige aucune à conclure.",
        ),
      ),
      clause(
        said("Confidential information", "Informations confidentielles"),
        said(
          "Anything a party gives the other for this purpose, in writing or not, is confidential, unless it was public, already known, developed independently or lawfully received from a third party; the party that relies on such an exception must prove it.",
          "Tout ce qu’une partie remet à l’autre dans ce but, par écrit ou non, est confidentiel, sauf ce qui était public, déjà connu, trouvé indépendamment ou reçu légalement d’un tiers ; la partie qui s’en prévaut en apporte la preuve.",
        ),
      ),
      clause(
        said("Obligations", "Engagements"),
        said(
          "Each party uses it for this purpose only, protects it as its own, and shows it only to members of its team and advisers who need it and are bound by the same secrecy.",
          "Chaque partie ne s’en sert que dans ce but, la protège comme la sienne et ne la montre qu’aux membres de son équipe et à ses conseils qui en ont besoin et sont tenus au même secret.",
        ),
        said(
          "What the law or a court requires may be disclosed; the other party is told beforehand where that is allowed.",
          "Ce que la loi ou un juge exige peut être révélé ; l’autre partie en est avertie avant, si c’est permis.",
        ),
      ),
      clause(
        said("Ownership", "Propriété"),
        said(
          "Each party keeps ownership of what it shows. No right, licence or option is granted.",
          "Chaque partie reste propriétaire de ce qu’elle montre. Aucun droit, aucune licence, aucune option n’est accordé.",
        ),
      ),
      clause(
        said("Duration", "Durée"),
        said(
          "The agreement begins on signature. Secrecy lasts [duration] after the last exchange. On request, each party returns or destroys what it received within fifteen days.",
          "L’accord commence à la signature. Le secret dure [duration] après le dernier échange. Sur demande, chaque partie rend ou détruit sous quinze jours ce qu’elle a reçu.",
        ),
      ),
      law,
      signature,
    ],
  },
  {
    kind: "legal-template",
    id: "founders-agreement",
    name: said("Founders’ agreement, outline", "Pacte entre fondateurs, trame"),
    purpose: said(
      "What founders settle while they still agree: who holds what, who does what, what happens when one leaves.",
      "Ce que des fondateurs règlent tant qu’ils sont d’accord : qui détient quoi, qui fait quoi, ce qui se passe si l’un part.",
    ),
    blanks: [
      blank("decisions_amount", "Amount from which all decide", "Montant à partir duquel tous décident"),
      blank("vesting", "Length of vesting", "Durée d’acquisition des titres (vesting)"),
      blank("cliff", "Length of the cliff", "Durée du cliff"),
      blank("discount", "Discount for a bad leaver", "Décote en cas de départ fautif"),
      blank("non_compete", "Length of non-competition", "Durée de la non-concurrence"),
      blank("term", "Length of the agreement", "Durée du pacte"),
      ...signed,
      courtCity,
    ],
    clauses: [
      clause(
        said("The founders and the company", "Les fondateurs et la société"),
        said(
          "The founders of [startup_name], SIREN [siren]: [founder_name], and [co_founders].",
          "Les fondateurs de [startup_name], SIREN [siren] : [founder_name], et [co_founders].",
        ),
        said("The project: [description]", "Le projet : [description]"),
      ),
      clause(
        said("Who holds what", "Qui détient quoi"),
        said("Shares on the day of signature: [cap_table].", "Répartition au jour de la signature : [cap_table]."),
      ),
      clause(
        said("Who does what", "Qui fait quoi"),
        said(
          "Each founder works for the company: [team_presentation] Other paid work needs the others’ written consent.",
          "Chaque fondateur travaille pour la société : [team_presentation] Une autre activité rémunérée demande l’accord écrit des autres.",
        ),
      ),
      clause(
        said("Decisions", "Décisions"),
        said(
          "The president decides on day-to-day business. All founders decide together on: new shares, borrowing, hiring a manager, selling an essential asset, any expense above [decisions_amount].",
          "Le président décide de la gestion courante. Se décident à tous : émission de titres, emprunt, recrutement d’un dirigeant, cession d’un actif essentiel, toute dépense supérieure à [decisions_amount].",
        ),
        said(
          "If they cannot agree, a mediator chosen together has thirty days to help them agree.",
          "S’ils ne s’accordent pas, un médiateur choisi ensemble a trente jours pour les mettre d’accord.",
        ),
      ),
      clause(
        said("Vesting", "Acquisition des titres"),
        said(
          "Shares vest over [vesting], none before [cliff]. When a founder leaves, unvested shares are offered to the others.",
          "Les titres s’acquièrent sur [vesting], aucun avant [cliff]. Ce qui n’est pas acquis est proposé aux autres au départ d’un fondateur.",
        ),
      ),
      clause(
        said("Leaving", "Départ"),
        said(
          "Good leaver (illness, death, dismissal without misconduct): vested shares are kept, or bought at market value.",
          "Bon départ (maladie, décès, révocation sans faute) : les titres acquis sont gardés, ou rachetés à leur valeur.",
        ),
        said(
          "Bad leaver (serious misconduct, breach of this agreement): vested shares are bought at a discount of [discount].",
          "Mauvais départ (faute grave, violation du pacte) : les titres acquis sont rachetés avec une décote de [discount].",
        ),
      ),
      clause(
        said("Selling shares", "Cession des titres"),
        said(
          "A founder who wishes to sell offers the shares to the others first (pre-emption). If founders sell the majority, the others may sell on the same terms (tag-along), and must if all of the capital is bought and founders with at least two thirds of it accept (drag-along).",
          "Un fondateur qui veut vendre propose d’abord ses titres aux autres (préemption). Si des fondateurs vendent la majorité, les autres peuvent vendre aux mêmes conditions (sortie conjointe), et le doivent si tout le capital est acheté et que des fondateurs qui en détiennent au moins les deux tiers acceptent (sortie forcée).",
        ),
      ),
      clause(
        said("Intellectual property and non-competition", "Propriété intellectuelle et non-concurrence"),
        said(
          "What founders create for the project belongs to the company; each of them signs the assignment. A founder who leaves does not compete with the company for [non_compete], within what the law allows.",
          "Ce que les fondateurs créent pour le projet appartient à la société ; chacun signe l’acte de cession. Un fondateur qui part ne lui fait pas concurrence pendant [non_compete], dans la limite de la loi.",
        ),
      ),
      clause(
        said("Duration", "Durée"),
        said(
          "The agreement lasts [term]. Anyone who receives shares signs it first.",
          "Le pacte dure [term]. Toute personne qui reçoit des titres le signe d’abord.",
        ),
      ),
      law,
      signature,
    ],
  },
  {
    kind: "legal-template",
    id: "bsa-air",
    name: said("BSA AIR, terms", "BSA AIR, termes"),
    purpose: said(
      "What an investor pays now for shares whose price the next round sets: amount, floor, cap, discount.",
      "Ce qu’un investisseur verse maintenant pour des actions dont le prochain tour fixe le prix : montant, plancher, plafond, décote.",
    ),
    blanks: [
      blank("investor", "Name of the investor", "Nom de l’investisseur"),
      blank("amount", "Amount invested", "Montant investi"),
      blank("discount", "Discount", "Décote"),
      blank("floor", "Floor of the valuation", "Plancher de valorisation"),
      blank("cap", "Cap of the valuation", "Plafond de valorisation"),
      blank("order", "Floor and cap before or after the discount", "Plancher et plafond avant ou après la décote"),
      blank("nominal", "Nominal value of a share", "Valeur nominale d’une action"),
      blank("minimum_round", "Smallest round that converts", "Montant minimum du tour qui convertit"),
      blank("deadline", "Last day without a round", "Date limite sans tour"),
      ...signed,
    ],
    clauses: [
      clause(
        said("Parties", "Les parties"),
        company,
        said("[investor] (the “Investor”).", "[investor] (l’« Investisseur »)."),
      ),
      clause(
        said("Subscription", "Souscription"),
        said(
          "The Investor pays [amount] for share warrants (BSA) that give a right to new ordinary shares of the Company. The money is due on signature.",
          "L’Investisseur verse [amount] pour des bons de souscription d’actions (BSA) donnant droit à des actions ordinaires nouvelles de la Société. La somme est due à la signature.",
        ),
      ),
      clause(
        said("Next round", "Prochain tour"),
        said(
          "The warrants are exercised at the first round of at least [minimum_round]. Price of a share: the pre-money valuation of that round less a discount of [discount], divided by the shares before it.",
          "Les bons s’exercent au premier tour d’au moins [minimum_round]. Prix d’une action : la valorisation pre-money de ce tour, moins une décote de [discount], divisée par le nombre d’actions qui le précède.",
        ),
        said(
          "The valuation so used is at least [floor] and at most [cap]. These bounds apply: [order].",
          "La valorisation ainsi retenue est d’au moins [floor] et d’au plus [cap]. Ces bornes s’appliquent : [order].",
        ),
      ),
      clause(
        said("Number of shares", "Nombre d’actions"),
        said(
          "Amount divided by the price of a share, less the nominal value ([nominal]) where it is paid in addition, rounded down to whole shares.",
          "Montant divisé par le prix d’une action, diminué de la valeur nominale ([nominal]) si elle est payée en plus, arrondi à l’action entière inférieure.",
        ),
      ),
      clause(
        said("Without a round", "Sans tour"),
        said(
          "If there is no round by [deadline], the Investor may exercise the warrants at the floor. If the Company is sold first, they are exercised just before the sale, at the price of the sale less the discount, within the same bounds.",
          "Sans tour avant le [deadline], l’Investisseur peut exercer les bons au plancher. Si la Société est vendue avant, ils s’exercent juste avant la vente, à son prix moins la décote, dans les mêmes bornes.",
        ),
      ),
      clause(
        said("Information", "Information"),
        said(
          "Until then, the Company sends the Investor its main figures each quarter and its annual accounts. On exercise, the Investor joins the shareholders’ agreement of the round.",
          "D’ici là, la Société envoie à l’Investisseur ses principaux chiffres chaque trimestre et ses comptes annuels. À l’exercice, l’Investisseur adhère au pacte du tour.",
        ),
      ),
      clause(
        said("Conditions", "Conditions"),
        said(
          "The shareholders’ meeting must issue the warrants and waive pre-emptive rights; the Company’s articles and the law apply to anything not covered here.",
          "L’assemblée doit émettre les bons et supprimer le droit préférentiel de souscription ; les statuts et la loi s’appliquent à ce qui n’est pas dit ici.",
        ),
      ),
      signature,
    ],
  },
  {
    kind: "legal-template",
    id: "advisory-letter",
    name: said("Advisory letter", "Lettre d’advisor"),
    purpose: said(
      "What someone who advises you does, how often, and for what share or fee.",
      "Ce que fait une personne qui te conseille, à quel rythme, et contre quelle part ou quels honoraires.",
    ),
    blanks: [
      blank("advisor", "Name of the adviser", "Nom de l’advisor"),
      blank("topics", "What they advise on", "Sujets du conseil"),
      blank("rhythm", "How often you meet", "Rythme des rendez-vous"),
      blank("reward", "Shares (BSA) or fee", "Part (BSA) ou honoraires"),
      blank("vesting", "Over how long it is acquired", "Durée d’acquisition"),
      blank("term", "Length of the mandate", "Durée de la mission"),
      blank("notice", "Notice", "Préavis"),
      ...signed,
    ],
    clauses: [
      clause(said("Parties", "Les parties"), company, said("[advisor] (the “Adviser”).", "[advisor] (l’« Advisor »).")),
      clause(
        said("The mandate", "La mission"),
        said(
          "The Adviser helps the Company, a startup in [sector], on: [topics]. They meet [rhythm]. The Adviser has no power to bind the Company.",
          "L’Advisor aide la Société, une startup du secteur [sector], sur : [topics]. Ils se voient [rhythm]. L’Advisor n’a pas le pouvoir d’engager la Société.",
        ),
      ),
      clause(
        said("The reward", "La contrepartie"),
        said(
          "[reward], acquired in equal parts over [vesting]. Expenses agreed in writing beforehand are reimbursed on receipts.",
          "[reward], acquis par parts égales sur [vesting]. Les frais acceptés d’avance par écrit sont remboursés sur justificatifs.",
        ),
      ),
      clause(
        said("Duration", "Durée"),
        said(
          "The mandate lasts [term]. Each side may end it with [notice] of notice; what is acquired by then is kept.",
          "La mission dure [term]. Chacun peut y mettre fin avec un préavis de [notice] ; ce qui est acquis à ce jour est gardé.",
        ),
      ),
      clause(
        said("Secrecy, works, conflicts", "Secret, travaux, conflits"),
        said(
          "The Adviser keeps secret what is not public, during the mandate and two years after, and tells the Company of any work for a competitor. What they write for the Company belongs to it once given.",
          "L’Advisor garde secret ce qui n’est pas public, pendant la mission et deux ans après, et signale tout travail pour un concurrent. Ce qu’il écrit pour la Société lui appartient dès la remise.",
        ),
      ),
      signature,
    ],
  },
  {
    kind: "legal-template",
    id: "letter-of-intent",
    name: said("Letter of intent", "Lettre d’intention"),
    purpose: said(
      "A first client or partner puts in writing what they intend to buy, so that you can show it.",
      "Un premier client ou partenaire écrit ce qu’il compte acheter, pour que tu puisses le montrer.",
    ),
    blanks: [
      blank("client", "Name of the client", "Nom du client"),
      blank("client_representative", "Who signs for it", "Qui signe pour lui"),
      blank("offer", "What the client intends to buy", "Ce que le client compte acheter"),
      blank("price", "Intended price", "Prix envisagé"),
      blank("start", "When it would begin", "Date de début envisagée"),
      blank("conditions", "What must be in place first", "Conditions à réunir d’abord"),
      blank("valid_until", "Letter valid until", "Validité de la lettre"),
      ...signed,
    ],
    clauses: [
      clause(
        said("From and to", "De et à"),
        said(
          "[client], represented by [client_representative], to [startup_name], SIREN [siren], represented by [founder_name].",
          "[client], représenté par [client_representative], à [startup_name], SIREN [siren], représentée par [founder_name].",
        ),
      ),
      clause(
        said("Intention", "L’intention"),
        said(
          "The client has seen what [startup_name] offers ([website]) and intends to buy: [offer], at a price of [price], from [start] on.",
          "Le client a pris connaissance de l’offre de [startup_name] ([website]) et a l’intention d’acheter : [offer], au prix de [price], à partir de [start].",
        ),
      ),
      clause(
        said("Conditions", "Conditions"),
        said(
          "Before an order: [conditions]. The parties then sign a contract.",
          "Avant toute commande : [conditions]. Les parties signent ensuite un contrat.",
        ),
      ),
      clause(
        said("What is binding", "Ce qui engage"),
        said(
          "This letter states an intention. It obliges no one to buy or sell; each side only undertakes to keep secret what is not public. [startup_name] may show it to investors and banks.",
          "Cette lettre dit une intention. Elle n’oblige personne à acheter ni à vendre ; chacun garde seulement secret ce qui n’est pas public. [startup_name] peut la montrer à des investisseurs et à des banques.",
        ),
        said("It is valid until [valid_until].", "Elle vaut jusqu’au [valid_until]."),
      ),
      signature,
    ],
  },
];
