import type { Startup, Text } from "../domain/content/content.ts";

const sample = (session: string, name: string, description: Text, numbers: Startup["numbers"] = []): Startup => ({
  kind: "startup",
  id: name.toLowerCase().normalize("NFD").replace(/\p{M}/gu, ""),
  session,
  name,
  description,
  numbers,
  sample: true,
});

const mrr: Text = { en: "of monthly recurring revenue", fr: "de revenu mensuel récurrent" };
const monthly: Text = { en: "revenue growth a month", fr: "de croissance du revenu par mois" };

/**
 * Sample startups, named after common French nouns with different initials. They have no deck, because there is nobody
 * who could have published one.
 */
export const startups: Startup[] = [
  sample(
    "session-4",
    "Abricot",
    {
      en: "School canteen orders, forecast from attendance and the menu.",
      fr: "Les commandes des cantines, prévues d’après les présences et le menu.",
    },
    [
      { value: { en: "€14K", fr: "14 k€" }, label: mrr },
      { value: { en: "+8%", fr: "+8 %" }, label: monthly },
      { value: { en: "38", fr: "38" }, label: { en: "school canteens", fr: "cantines scolaires" } },
    ],
  ),
  sample("session-4", "Brique", {
    en: "Stocks of materials salvaged from building sites, sold to builders nearby.",
    fr: "Le stock de matériaux récupérés sur les chantiers, vendu aux entreprises voisines.",
  }),
  sample("session-4", "Cabane", {
    en: "Bookings and invoices for small campsites in one calendar.",
    fr: "Les réservations et les factures des petits campings dans un seul agenda.",
  }),
  sample("session-4", "Dalle", {
    en: "Quotes for tilers from three photos and a floor plan.",
    fr: "Des devis pour carreleurs à partir de trois photos et d’un plan.",
  }),
  sample(
    "session-4",
    "Escale",
    {
      en: "Marina berths and electricity, counted and invoiced by the night.",
      fr: "Les places et l’électricité des ports de plaisance, comptées et facturées à la nuit.",
    },
    [
      { value: { en: "€22K", fr: "22 k€" }, label: mrr },
      { value: { en: "+5%", fr: "+5 %" }, label: monthly },
      { value: { en: "17", fr: "17" }, label: { en: "marinas", fr: "ports de plaisance" } },
    ],
  ),
  sample("session-4", "Fougère", {
    en: "Humidity in office buildings, measured room by room before mould shows.",
    fr: "L’humidité des bureaux, mesurée pièce par pièce avant que la moisissure se voie.",
  }),
  sample("session-4", "Galet", {
    en: "Payment in several instalments for tradesmen’s customers, financed by partner banks.",
    fr: "Le paiement en plusieurs fois pour les clients d’artisans, financé par des banques partenaires.",
  }),
  sample("session-4", "Hamac", {
    en: "Holiday cover for rural medical practices.",
    fr: "Les remplacements de vacances des cabinets médicaux ruraux.",
  }),
  sample("session-4", "Igname", {
    en: "Origin and price of overseas produce, followed from grower to wholesaler.",
    fr: "L’origine et le prix des produits d’outre-mer, suivis du producteur au grossiste.",
  }),
  sample("session-4", "Jonquille", {
    en: "Seasonal hiring for market gardens, contracts and hours included.",
    fr: "Le recrutement saisonnier des maraîchers, contrats et heures compris.",
  }),
  sample("session-4", "Képi", {
    en: "Training for security guards, with proof of each certificate for their employer.",
    fr: "La formation des agents de sécurité, avec la preuve de chaque titre pour l’employeur.",
  }),
  sample("session-4", "Lavoir", {
    en: "Hotel linen, counted by tag from the laundry to the room.",
    fr: "Le linge des hôtels, compté par puce de la blanchisserie à la chambre.",
  }),
  sample("session-4", "Margelle", {
    en: "Water losses in municipal pools, found by comparing meters overnight.",
    fr: "Les fuites des piscines municipales, repérées en comparant les compteurs la nuit.",
  }),
  sample(
    "session-5",
    "Noisette",
    {
      en: "Allergens for caterers, updated on every label when a recipe changes.",
      fr: "Les allergènes des traiteurs, mis à jour sur chaque étiquette quand la recette change.",
    },
    [
      { value: { en: "€9K", fr: "9 k€" }, label: mrr },
      { value: { en: "+11%", fr: "+11 %" }, label: monthly },
      { value: { en: "64", fr: "64" }, label: { en: "caterers", fr: "traiteurs" } },
    ],
  ),
  sample("session-5", "Ombrelle", {
    en: "Subcontractors’ insurance certificates, asked for and checked on time.",
    fr: "Les attestations d’assurance des sous-traitants, demandées et vérifiées à temps.",
  }),
  sample(
    "session-5",
    "Palissade",
    {
      en: "Access to building sites by phone, with the list of who is inside.",
      fr: "L’accès aux chantiers par téléphone, avec la liste des présents.",
    },
    [
      { value: { en: "€31K", fr: "31 k€" }, label: mrr },
      { value: { en: "+6%", fr: "+6 %" }, label: monthly },
      { value: { en: "120", fr: "120" }, label: { en: "building sites", fr: "chantiers" } },
    ],
  ),
  sample("session-5", "Quenouille", {
    en: "Short textile runs shared among workshops with free machines.",
    fr: "Les petites séries textiles, réparties entre ateliers dont les machines sont libres.",
  }),
  sample("session-5", "Roseau", {
    en: "State of river banks, compared from one satellite pass to the next.",
    fr: "L’état des berges, comparé d’un passage de satellite à l’autre.",
  }),
  sample("session-5", "Sureau", {
    en: "Care workers’ home visits, routed so that each patient sees the same face.",
    fr: "Les tournées d’aide à domicile, tracées pour que chaque patient voie le même visage.",
  }),
  sample("session-5", "Tonnelle", {
    en: "Licences and plans for café terraces, filed with the town hall.",
    fr: "Les autorisations et les plans des terrasses de café, déposés en mairie.",
  }),
  sample("session-5", "Ubac", {
    en: "Ski lifts’ electricity bills, cut by starting them in the right order.",
    fr: "La facture d’électricité des remontées mécaniques, réduite par l’ordre de démarrage.",
  }),
  sample("session-5", "Verger", {
    en: "Fruit ripeness, read by camera at the packing line.",
    fr: "La maturité des fruits, lue par caméra à la ligne de conditionnement.",
  }),
  sample("session-5", "Wagonnet", {
    en: "Spare parts for workshop machines, found among those that others keep in stock.",
    fr: "Les pièces détachées des machines d’atelier, trouvées dans le stock des autres.",
  }),
  sample("session-5", "Xérus", {
    en: "Burrows and cracks in dykes, drawn on a map from a drone’s pictures.",
    fr: "Les terriers et les fissures des digues, cartographiés d’après les images d’un drone.",
  }),
  sample("session-5", "Yole", {
    en: "Catches of small fishing boats, sold before they are back in port.",
    fr: "La pêche des petits bateaux, vendue avant leur retour au port.",
  }),
  sample("session-5", "Zeste", {
    en: "Juice makers’ peel and pulp, sold to those who make something of it.",
    fr: "Les écorces et la pulpe des fabricants de jus, vendues à qui sait s’en servir.",
  }),
];
