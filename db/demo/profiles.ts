import type { FounderProfile } from "../../domain/startup/founder-profile.ts";
import type { InvestorProfile } from "../../domain/investor/investor-profile.ts";

export const founderProfile: FounderProfile = {
  startup_name: "Marmelade (exemple)",
  founder_name: "Sacha Exemple",
  email: "founder@demo.example",
  phone: "+33400000000",
  // A valid SIREN number could belong to a real company, so the invented startup has none.
  siren: "",
  region: "occitanie",
  creation_date: "2024-03-04",
  website: "https://marmelade.example",
  sector: "foodtech",
  description:
    "Marmelade est une startup inventée pour cette démonstration. Elle aide les restaurants à acheter ensemble les fruits et légumes que les producteurs de leur région n’arrivent pas à vendre\u00A0: calibre trop petit, peau marquée, récolte de trop. Le restaurateur dit le soir ce qu’il lui faut, Marmelade réunit les commandes d’un quartier et fait passer un seul camion le lendemain matin. Le producteur vend ce qu’il jetait, le restaurant paie un tiers de moins, et la facture est la même pour tous. Quarante-deux restaurants de Montpellier commandent chaque semaine, sans engagement. Le service se rémunère par une commission sur chaque commande. Les tournées partent de deux dépôts, chargées la nuit par une coopérative, et chaque caisse est suivie du champ à la cuisine\u00A0: le chef sait le matin ce qu’il aura à midi. La prochaine étape est une deuxième ville, avec les mêmes outils et une équipe locale de deux personnes, puis une par semestre.",
  team_size: "4-5",
  co_founders: "Sacha (produit), Charlie (opérations)\u00A0: deux personnes inventées",
  team_presentation: "Sacha a tenu un restaurant pendant six ans. Charlie a dirigé la logistique d’une coopérative.",
  target_market: "Les 9\u202F000 restaurants indépendants des villes moyennes du sud de la France.",
  business_model: "commission",
  competitive_advantage: "Les tournées sont déjà pleines\u00A0: un nouveau venu roulerait à vide pendant un an.",
  current_stage: "first-customers",
  annual_revenue: "100k-500k",
  funding_raised: "50k-100k",
  key_metrics: "42 restaurants actifs chaque semaine, 3 commandes par restaurant, 11\u00A0% de commission.",
  major_clients: "Le Bistrot du Port et La Table Verte, deux restaurants inventés",
  funding_amount_needed: "250k-500k",
  funding_use: "Une deuxième ville\u00A0: deux recrutements, un entrepôt partagé, six mois de tournées.",
  growth_objectives: "120 restaurants dans 12 mois, 300 dans 18 mois.",
  pitch_deck_url: "https://marmelade.example/deck",
  business_plan_url: "https://marmelade.example/plan",
  financial_projections_url: "https://marmelade.example/previsionnel",
};

export const secondInvestorProfile: InvestorProfile = {
  company_name: "Ardoise Participations (exemple)",
  bio: "Une personne inventée pour cette démonstration\u00A0: quinze ans dans l’industrie, puis quatre participations dans des startups qui la rendent plus sobre.",
  linkedin_url: "https://www.linkedin.com/in/exemple-2",
  investment_stages: ["seed", "series_a"],
  ticket_size_min: 100_000,
  ticket_size_max: 500_000,
  investment_focus: ["b2b", "infrastructure"],
  preferred_sectors: ["cleantech", "foodtech", "mobility"],
};

export const investorProfile: InvestorProfile = {
  company_name: "Galet Capital (exemple)",
  bio: "Une personne inventée pour cette démonstration\u00A0: deux sociétés créées et vendues, neuf participations, du temps pour les fondateurs chaque vendredi.",
  linkedin_url: "https://www.linkedin.com/in/exemple",
  investment_stages: ["pre_seed", "seed"],
  ticket_size_min: 25_000,
  ticket_size_max: 150_000,
  investment_focus: ["b2b", "marketplace"],
  preferred_sectors: ["foodtech", "cleantech", "saas"],
};
