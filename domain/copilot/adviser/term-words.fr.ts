import type { terms as en } from "./term-words.en.ts";

export const terms: typeof en = {
  "liquidation-preference":
    "**Préférence de liquidation**\u00A0: à la vente, son porteur reprend d’abord sa mise (une fois, le plus souvent), puis les autres se partagent le reste.",
  "burn-multiple":
    "**Burn multiple**\u00A0: ta dépense nette divisée par le revenu récurrent gagné sur les mêmes mois. 1 veut dire 1\u00A0€ dépensé pour 1\u00A0€ gagné.",
  "pre-money":
    "**Pre-money**\u00A0: ce que vaut la société avant l’argent du tour. Pre-money + montant levé = post-money.",
  "post-money":
    "**Post-money**\u00A0: ce que vaut la société avec l’argent du tour. Montant levé ÷ post-money = la part des nouveaux.",
  "bsa-air":
    "**BSA AIR**\u00A0: l’investisseur paie aujourd’hui et reçoit ses actions au prochain tour, moins cher que les nouveaux\u00A0: avec une décote, ou au plafond si c’est plus avantageux pour lui.",
  "cap-table":
    "**Table de capitalisation**\u00A0: qui détient combien d’actions, et quel pourcentage cela fait. Elle bouge à chaque tour.",
  "term-sheet":
    "**Term sheet**\u00A0: les grandes conditions du tour en quelques pages, avant les contrats. Exclusivité et confidentialité mises à part, elle engage rarement.",
  "due-diligence":
    "**Due diligence**\u00A0: l’investisseur vérifie comptes, contrats, propriété intellectuelle et salariés avant de virer l’argent.",
  "love-money":
    "**Love money**\u00A0: le premier argent, celui de la famille et des amis. C’est un vrai placement, avec de vraies actions et le risque de tout perdre.",
  "data-room":
    "**Data room**\u00A0: le dossier où tu ranges ce qu’un investisseur vérifie\u00A0: comptes, contrats, table de capitalisation, chiffres.",
  "product-market-fit":
    "**Product-market fit**\u00A0: tes clients reviennent et en amènent d’autres sans qu’on les pousse. Un churn bas en est le signe le plus simple.",
  "shareholders-agreement":
    "**Pacte d’associés**\u00A0: le contrat entre associés\u00A0: qui décide, qui peut vendre à qui, ce qui se passe quand l’un part.",
  "lead-investor":
    "**Investisseur lead**\u00A0: celui qui fixe le prix et les conditions du tour, et que les autres suivent.",
  ratchet:
    "**Ratchet**\u00A0: une clause qui donne des actions en plus à un investisseur si le tour suivant est moins cher que le sien.",
  bspce:
    "**BSPCE**\u00A0: des bons qui permettent à ton équipe d’acheter des actions plus tard, au prix fixé aujourd’hui.",
  vesting:
    "**Vesting**\u00A0: les actions s’acquièrent avec le temps, souvent sur quatre ans, et rien avant la fin du premier\u00A0: c’est le cliff.",
  runway: "**Runway**\u00A0: le nombre de mois que tient ta trésorerie. Trésorerie ÷ dépense nette moyenne.",
  burn: "**Dépense nette (burn)**\u00A0: ce qui sort du compte en un mois, moins ce que paient les clients. Une levée, une aide ou un crédit d’impôt n’y entrent pas.",
  arr: "**ARR**\u00A0: un an de revenus récurrents au rythme de ce mois-ci. MRR × 12.",
  mrr: "**MRR**\u00A0: les revenus récurrents du mois, hors taxes. Les ventes uniques n’y entrent pas.",
  cac: "**CAC**\u00A0: ce que te coûte un nouveau client. Tout ce que tu dépenses pour en gagner, salaires compris ÷ clients gagnés.",
  ltv: "**LTV**\u00A0: ce que rapporte un client avant de partir. Marge mensuelle par client ÷ churn mensuel.",
  churn: "**Churn**\u00A0: la part de tes clients qui partent dans le mois.",
  nps: "**NPS**\u00A0: la part des clients qui te recommandent, moins la part de ceux qui te déconseillent. De −100 à 100.",
  dilution:
    "**Dilution**\u00A0: un tour crée des actions, donc les tiennes pèsent moins. Ta part × (1 − la part du tour).",
  cir: "**CIR**\u00A0: le crédit d’impôt recherche. Une partie de ce que te coûte la recherche revient, même sans bénéfice.",
  cii: "**CII**\u00A0: le crédit d’impôt pour les prototypes de produits nouveaux, réservé aux PME.",
  jei: "**JEI**\u00A0: le statut des jeunes entreprises qui dépensent beaucoup en recherche. Il allège des cotisations patronales.",
  mvp: "**MVP**\u00A0: le plus petit produit qu’un client peut utiliser, fait pour savoir s’il en veut.",
  seed: "**Seed, ou amorçage**\u00A0: le premier tour avec des investisseurs professionnels, pour passer du produit aux clients qui paient.",
  "series-a": "**Série A**\u00A0: le tour qui paie la croissance une fois les ventes reproductibles.",
  ticket: "**Ticket**\u00A0: ce qu’un investisseur met dans un tour.",
  safe: "**SAFE**\u00A0: la façon américaine de payer maintenant et de fixer le prix plus tard. En France, c’est le BSA AIR.",
};
