import type { AboutPage } from "../../domain/content/content.ts";

export const about: AboutPage = {
  kind: "page",
  id: "about",
  metadata: {
    title: {
      en: "About The Lab: the team and the place in Lattes",
      fr: "À propos de The Lab : l’équipe et le lieu, à Lattes",
    },
    description: {
      en: "Who runs The Lab, where we work ({place.area} in Lattes, south of Montpellier), how mentors and talent can join, and how to write to the team.",
      fr: "Qui fait The Lab, où l’équipe travaille ({place.area} à Lattes, au sud de Montpellier), comment mentors et talents peuvent nous rejoindre, et comment nous écrire.",
    },
  },
  hero: {
    headline: {
      lead: { en: "PEOPLE WHO", fr: "DES GENS QUI", literal: true },
      wide: { en: "SELL WITH YOU", fr: "VENDENT AVEC VOUS", literal: true },
    },
    intro: {
      en: "The Lab is a team in Lattes, south of Montpellier. For {offer.duration} months, we work alongside the founders of tech startups on what brings customers in, and take no equity.",
      fr: "The Lab, c’est une équipe installée à Lattes, au sud de Montpellier. Pendant {offer.duration} mois, elle travaille aux côtés de fondateurs de startups tech sur ce qui fait venir les clients, sans entrer au capital.",
    },
    claim: {
      figure: { fact: "site.clients_revenue" },
      text: {
        en: "Over {site.clients_revenue} in revenue over {site.clients_revenue_years} years",
        fr: "Plus de {site.clients_revenue} de chiffre d’affaires sur {site.clients_revenue_years} ans",
      },
      scope: {
        en: "The combined revenue of the companies our team has worked for",
        fr: "Chiffre d’affaires cumulé des entreprises pour lesquelles notre équipe a travaillé",
      },
      definition: { en: "What this number counts", fr: "Ce que recouvre ce chiffre" },
    },
    clients: { en: "Clients we have worked for", fr: "Des clients pour lesquels nous avons travaillé" },
  },
  team: {
    title: { en: "The team", fr: "L’équipe" },
    intro: {
      en: "The people who’ll take your calls, sit in on your meetings and come with you to your first big client.",
      fr: "Celles et ceux que vous aurez au téléphone, en réunion, et à vos côtés chez votre premier grand client.",
    },
  },
  place: {
    title: { en: "The place", fr: "Le lieu" },
    intro: {
      en: "Between the city and the lagoons: one floor where startups work, run into each other and rehearse.",
      fr: "Entre la ville et les étangs : un plateau où les startups travaillent, se croisent et répètent.",
    },
    points: [
      {
        en: "{place.area} in {site.city}, just south of Montpellier",
        fr: "{place.area} à {site.city}, juste au sud de Montpellier",
      },
      { en: "{place.meeting_rooms} meeting rooms", fr: "{place.meeting_rooms} salles de réunion" },
      {
        en: "Offices for startups in the programme, if they want them",
        fr: "Des bureaux pour les startups du programme, si elles le souhaitent",
      },
      { en: "Desks in the coworking space, on request", fr: "Des postes de coworking, sur demande" },
    ],
    photos: [],
    plan: {
      title: { en: "The floor", fr: "Le plateau" },
      description: {
        en: "Sketch of the floor: {place.area}, with {place.meeting_rooms} meeting rooms side by side, an open-plan area, offices, a kitchen and the entrance.",
        fr: "Croquis du plateau : {place.area}, avec {place.meeting_rooms} salles de réunion côte à côte, un espace ouvert, des bureaux, une cuisine et l’entrée.",
      },
      area: { fact: "place.area" },
      meetingRooms: { fact: "place.meeting_rooms" },
      legend: {
        meetingRoom: { en: "Meeting rooms", fr: "Salles de réunion" },
        openSpace: { en: "Coworking", fr: "Coworking" },
        offices: { en: "Offices", fr: "Bureaux" },
        kitchen: { en: "Kitchen", fr: "Cuisine" },
        entrance: { en: "Entrance", fr: "Entrée" },
      },
      note: {
        en: "A sketch: the area and the number of meeting rooms are right; the layout is indicative.",
        fr: "Un croquis : la surface et le nombre de salles sont exacts, la disposition est indicative.",
      },
    },
    map: {
      title: { en: "Getting here", fr: "Comment venir" },
      description: {
        en: "Sketch map, north at the top: Montpellier and its station, the A9 motorway, then Lattes, with The Lab at the end of the tram line, the lagoons, the strip of coast and the Mediterranean.",
        fr: "Carte schématique, nord en haut : Montpellier et sa gare, l’autoroute A9, puis Lattes et The Lab au bout du tram, les étangs, le cordon littoral et la Méditerranée.",
      },
      labels: {
        city: { en: "Montpellier", fr: "Montpellier" },
        station: { en: "Station", fr: "Gare" },
        motorway: { en: "A9", fr: "A9" },
        tram: { en: "Tram", fr: "Tram" },
        town: { en: "Lattes", fr: "Lattes" },
        lagoons: { en: "Lagoons", fr: "Étangs" },
        sea: { en: "Mediterranean", fr: "Méditerranée" },
        place: { en: "The Lab", fr: "The Lab" },
      },
      note: { en: "Not to scale.", fr: "Ce plan n’est pas à l’échelle." },
      link: { en: "See Lattes on OpenStreetMap", fr: "Voir Lattes sur OpenStreetMap" },
    },
  },
  finalCall: {
    title: { en: "And what do you sell?", fr: "Et vous, que vendez-vous ?" },
    text: {
      en: "Tell us about your startup: we read every application ourselves.",
      fr: "Présentez-nous votre startup : nous lisons nous-mêmes chaque dossier.",
    },
    apply: { en: "Apply", fr: "Candidater" },
    program: { en: "Learn more about the programme", fr: "En savoir plus sur le programme" },
  },
};
