import type { ClauseKind } from "./clause.ts";
import { wording } from "./plain.ts";

type Signs = {
  heading: RegExp;
  says: RegExp;
};

const signs: Record<ClauseKind, Signs> = {
  valuation: {
    heading:
      /valoris|\bvalo\b|valuation|(?:pre|post)-?money|valeur (?:d'entrée|retenue|de la société)|prix (?:de souscription|par action|d'émission|d'entrée|du tour|et )|price (?:per share|and size)|(?:subscription|issue|entry) price|^(?:le |the |à quel )?(?:prix|price)$/,
    says: /(?:pre|post)-?money|valoris(?:ée?|ation)|valued at|values? (?:the company|you) at|\bvaluation\b|valeur (?:d'entrée|retenue|de la société)|avant (?:l')?augmentation de capital|valeur de [^.;]{0,40}\bavant\b/,
  },
  amount: {
    heading:
      /montant|(?:taille|size) (?:du|of the) (?:tour|round)|(?:round|deal|issue) size|price and size|apport|augmentation de capital|\btranches?\b|amount|^(?:le |the |notre |our )?(?:tour|round|ticket|mise|investissement|investment|funding|financement|opération|souscription|subscription|capital increase|commitment)$|investment (?:amount|terms)|levée/,
    says: /(?:invest|souscri|subscri|apport|vers(?:e|ons|era|és?)\b|libér|wir(?:e|ing)|\bput(?:ting)?\b|lèv|levée|rais(?:e|ing)|tour de|round of)[^.;]{0,80}(?:€|EUR|euro)|(?:€|EUR|euros)[^.;]{0,40}(?:versé|libéré|souscrit|(?:on|at) (?:signing|completion|closing)|(?:à la|au) (?:signature|réalisation|closing))/,
  },
  securities: {
    heading:
      /(?<!(?:cession|transfert|circulation|conservation|transmission|blocage)s? (?:de |des )(?:vos |leurs |ses )?)(?<!(?:\bvos|vente de) )titres|^titres|instrument|actions de préférence|nature des|caractéristiques|catégorie|securit(?:y|ies)|class of|type of shares|preferred (?:shares|stock)|preference shares|form of investment|^(?:the |new )?(?:shares|equity|actions)$/,
    says: /actions de préférence|BSA[- ]?AIR|obligations convertibles|\bOCA\b|\bADP\b|pref(?:erred|erence) (?:shares|stock)|convertible (?:notes?|loan|bonds?)|ordinary shares|common stock|actions ordinaires/,
  },
  "option-pool": {
    heading:
      /\bpool\b|BSPCE|intéressement|plan d'options|option plan|(?:share|stock)[- ]?options|options? (?:plan|pool)|employee|salariés|ESOP|équipes|incentive plan/,
    says: /BSPCE|option pool|(?:share|stock)[- ]options?|ESOP|\bpool (?:de|d'|of)\b|(?:incentive|employee) (?:share )?pool|incentive plan|reserved for (?:employees|people|hires|the team)|réservés? (?:aux|pour les) (?:futurs )?(?:salariés|employés)/,
  },
  liquidation: {
    heading:
      /liquidat|liquidité|(?<!actions? de )préférence(?! shares)(?! de souscription)|répartition|préciput|proceeds|waterfall|exit preference|produit de (?:la )?(?:cession|vente)|returns? on exit/,
    says: /liquidation pr[ée]f|préférence (?:de|en cas de) (?:liquidation|vente|cession)|répartition préférentielle|(?:reçoi|touch|récupèr|repren|rembours|perçoi|percev|prélèv)\p{L}{0,20}[^.;]{0,60}(?:\bmise\b|investi|prix de souscription|apport)|(?:investment|money|capital)s? back|(?:investment|money) first|(?:\d|one|two|three|once)(?:x| times?)? (?:its|our|their|the) (?:original )?(?:investment|money|subscription)|(?:non|un)[- ]?participating|fois (?:sa|la|leur|notre|le|son) [^.;]{0,20}(?:mise|montant|investi|prix|apport)/u,
  },
  "anti-dilution": {
    heading:
      /anti-?\s?dilut|ratchet|relution|(?:protection|ajustement)[^.;]{0,30}(?:dilut|prix|baisse)|down[- ]?rounds?|price protection|(?:tours?|émissions?)[^.;]{0,20}(?:moins chers?|à la baisse|à un prix inférieur)/,
    says: /anti-?\s?dilut|ratchet|moyenne pondérée|weighted[- ]average/,
  },
  "pro-rata": {
    heading:
      /pro[- ]?rata|maintien (?:de|du)|droits? de (?:suite|suivre)|droit (?:préférentiel )?de souscription|souscription (?:prioritaire|préférentielle)|participation (?:aux tours|rights?)|follow-?on|pre-emption(?!.*transfer)|pre-?emptive rights?|(?:new|further|future|later|subsequent) (?:issues?|rounds?|financings?)|(?:tours|émissions) (?:à venir|suivants?|futurs?|ultérieurs?|futures|ultérieures)\b(?! (?:moins|à la baisse))/,
    says: /pro[- ]?rata rights?|pre-?emptive rights?|droits? de pro[- ]?rata|(?:mainten|maintain|keep|conserv|gard)\p{L}{0,20}[^.;]{0,20}(?:quote-part|pourcentage|percentage|\bstake\b|\bshare\b|\bpart\b|détention|participation)|(?:participer|souscrire)[^.;]{0,30}(?:émissions?|augmentations? de capital|tours?)|ne pas être dilué|follow on in|(?:participate|invest|subscribe|take (?:up|part))[^.;]{0,40}(?:future|later|next|further|new|subsequent) (?:rounds?|issues?|financings?|shares)/u,
  },
  transfer: {
    heading:
      /préemption|inaliénabilité|incessibilité|agrément|blocage|stabilité|(?:circulation|conservation|transmission|restrictions?|transfer)|transfert|lock-?up|(?:right of )?first refusal|selling shares|standstill|pre-?emption on transfers?|^cessions?$|cessions? (?:de|des|d'|libres?)(?!.*(?:forcée|conjointe|totale|contrôle))/,
    says: /préempt|inaliénab|incessib|first refusal|lock-?up|hold on to (?:your|their|its) shares|(?:s'interdi|s'engage\p{L}{0,20} à ne pas|aucun (?:fondateur|associé))[^.;]{0,40}(?:céder|cession)|founders?[^.;]{0,20}(?:not|no sale)[^.;]{0,10}(?:sell|transfer)|\bno (?:transfer|sale)s?\b|offer (?:our|their) shares to/u,
  },
  "drag-along": {
    heading:
      /(?:sortie|cession|vente) (?:forcée|totale|obligatoire)|obligation de (?:cession|sortie|vente)|entraînement|\bdrag\b|(?:forced|compulsory) sale|vente de (?:la totalité|tout|100)/,
    says: /(?:sortie|cession|vente) forcée|\bdrag\b|(?:oblig|contrain|impos|forc)\p{L}{0,20}[^.;]{0,60}(?:céder|cession|vente|vendre)|(?:compel|forc|requir)\p{L}{0,20}[^.;]{0,40}(?:to sell|\bsale\b)|every(?:body|one) sells|tenus? de céder|tout le monde vend|s'impose à tous|must (?:all )?sell|tous vendent|the rest (?:follow|sell)|(?:agree|vote|decide)s? to sell everything/u,
  },
  "tag-along": {
    heading:
      /sortie (?:conjointe|proportionnelle|avec)|cession conjointe|\btag\b|co-?sale|droit de sortie(?! forcée)|sortie totale|(?:vente|cession) (?:d'actions )?par (?:un|les?) fondateurs?|sales? by (?:a|the) founders?/,
    says: /sortie (?:conjointe|proportionnelle)|join (?:in )?(?:any|a) sale|cession conjointe|\btag\b|co-?sale|(?:sell|céder|vendre) (?:alongside|beside|the same proportion|dans les mêmes|avec (?:le|les|un|lui|eux)|aux côtés)|accompagner (?:toute|une|la) cession/,
  },
  leaver: {
    heading:
      /leaver|vesting|départ|acquisition (?:progressive|des (?:actions|droits))|(?:engagements?|présence|fidélisation|obligations) (?:de rester|des fondateurs|du fondateur)|engagement de rester|(?<!(?:standstill|lock-?up|transfer|sale)[^.;]{0,16})founders?'?s? (?:shares?|commitments?|staying|vesting|leav\p{L}{0,20})|fondateurs? (?:part|quitte|s'en va)|^(?:les |the )?(?:fondateurs?|founders?)$/u,
    says: /leaver|\bvest(?:s|ing|ed)?\b|acquièr\p{L}{0,20}[^.;]{0,30}(?:par quart|par tiers|sur|progressivement)|non acquises?|acquisition (?:en|sur|progressive)|(?:un)?earned (?:shares|over)/u,
  },
  board: {
    heading:
      /gouvernance|governance|(?<!(?:frais|honoraires|autorisation|accord)[^.;]{0,25})\bconseil\b(?!s)|comité|\bboard\b|censeur|observer|organes?|administration|direction de la société/,
    says: /(?:siège|membre)s? (?:au|du) (?:conseil|comité)|(?:seats?|sits?|join)s?[^.;]{0,20}\bboard\b|board of|(?:appoint|désign|nomm)\p{L}{0,20}[^.;]{0,40}(?:\bboard\b|directors?\b|conseil|comité|censeur|observer|administrateur)|\bcenseur\b|\bobserver\b/u,
  },
  veto: {
    heading:
      /veto|décisions? |majorité (?:qualifiée|renforcée)|votes? (?:renforcés?|qualifiés?)|reserved matters|protective provisions|(?:consent|approval|veto)s?(?: matters| rights)?$|investors?'?s? (?:consents?|approvals?)|autorisations?|ce qui (?:passe|demande)|accord (?:préalable|des investisseurs)|droits? de regard|prior consent|(?:avec|sans) notre accord/,
    says: /\bveto\b|droits? de regard|asked before you|consent is (?:needed|required)|(?:avec|sans) notre accord|accord des investisseurs|(?:accord|autorisation|consentement|approbation) (?:écrite? )?préalable|accord écrit|prior (?:written )?(?:consent|approval)|reserved matters|(?:need|require)s? our (?:say-so|consent|approval|ok|agreement)|(?:consent|approval) of the (?:investors?|fund|lead)/,
  },
  information: {
    heading:
      /informations?\b|^nouvelles$|\bupdates\b|reporting|\breports?\b|^suivi|transparence|remontée|tableau de bord/,
    says: /reporting|audited accounts|monthly KPIs?|envo(?:yez|ie)[^.;]{0,30}(?:comptes|trésorerie)|droit d'information|information rights|tableau de bord|(?:monthly|quarterly|yearly|annual|mensuel\p{L}{0,20}|trimestriel\p{L}{0,20}) (?:accounts?|update|report|figures|point|rapport|comptes)|(?:update|accounts|report|figures)[^.;]{0,30}(?:each|every|a) (?:month|quarter)|(?:each|every) (?:month|quarter)[^.;]{0,40}(?:revenue|cash|numbers|accounts)|par (?:mois|trimestre)[^.;]{0,60}(?:chiffre|trésorerie|comptes)/u,
  },
  warranties: {
    heading: /garanti(?:es?)\b|\bGAP\b|déclarations|warrant(?:y|ies)|representations|\breps\b|indemni/,
    says: /garantie d'actif|déclarations (?:et garanties|d'usage|usuelles)|(?:representations|\breps\b) and warranties|(?:customary|usual|standard|business) (?:warranties|representations)|garanties? (?:usuelles?|d'usage|habituelles?)/,
  },
  exclusivity: {
    heading: /exclusi|no-?shop|no talks|^négociations?$/,
    says: /exclusivi|no-?shop|shop (?:this|it|the)[^.;]{0,20}around|not (?:to )?(?:solicit|negotiate|entertain|talk)[^.;]{0,20}(?:other|third|offer)|(?:\bne|\bpas)\b[^.;]{0,20}(?:sollicit|négoci|discu)\p{L}{0,20}[^.;]{0,30}(?:autre|tiers)/u,
  },
  costs: {
    heading: /\bfrais\b|honoraires|coûts|\bcosts\b|\bfees\b|\bexpenses\b|^avocats$|^lawyers$/,
    says: /frais (?:de conseil|d'avocat|juridiques|d'audit)|honoraires|(?:legal|lawyers'?|advisers'?|counsel) (?:fees|costs)|re(?:i)?mb(?:o)?urs\p{L}{0,20}[^.;]{0,40}(?:counsel|conseils|avocats)|own (?:costs|fees|lawyers?|advisers?|counsel)|(?:pay|cover|bear)s?[^.;]{0,20}lawyers/u,
  },
  confidentiality: {
    heading: /confidenti|discrétion|secre(?:t|cy)|non-?disclosure|^silence$/,
    says: /confidenti|keep[^.;]{0,30}(?:ourselves|private|secret)|garde[^.;]{0,30}pour (?:lui|soi|elle|eux|nous)\b|ne rien divulguer|non-?disclosure/,
  },
};

/**
 * Matches confidentiality wording. A sentence with such wording is not a veto clause, although it often requires
 * somebody's consent.
 */
const disclosure = wording(/divulg|disclos|confidenti/);

const tried = Object.fromEntries(
  Object.entries(signs).map(([kind, { heading, says }]) => [kind, { heading: wording(heading), says: wording(says) }]),
) as Record<ClauseKind, Signs>;

export const heads = (kind: ClauseKind, heading: string) => tried[kind].heading.test(heading);

export const says = (kind: ClauseKind, sentence: string) =>
  tried[kind].says.test(sentence) && !(kind === "veto" && disclosure.test(sentence));
