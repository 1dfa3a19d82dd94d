import type { ConsentRequest, Text } from "../domain/content/content.ts";

const learns: Text = { en: "What it learns", fr: "Ce qu’il apprend" };
const trackers: Text = { en: "Trackers", fr: "Traceurs" };
const abroad: Text = { en: "Outside the European Union", fr: "Hors de l’Union européenne" };
const without: Text = { en: "If you refuse", fr: "Si vous refusez" };

/** Increase `version` with every change of a sentence or a purpose, so that all visitors are asked again. */
export const consentRequest: ConsentRequest = {
  kind: "consent-request",
  id: "third-parties",
  version: 1,
  title: { en: "You decide what loads", fr: "Vous décidez de ce qui se charge" },
  text: {
    en: "The Lab would like to load services of other companies, with their trackers. None of them loads before you agree, and the site works as well if you refuse. Your choice counts for six months; change it at any time under “Manage cookies”, at the foot of every page.",
    fr: "The Lab souhaite charger des services d’autres sociétés, avec leurs traceurs. Aucun ne se charge avant votre accord, et le site fonctionne aussi bien si vous refusez. Votre choix vaut six mois ; modifiez-le à tout moment par « Gérer mes choix », au bas de chaque page.",
  },
  refuse: { en: "Reject all", fr: "Tout refuser" },
  accept: { en: "Accept all", fr: "Tout accepter" },
  choose: { en: "Choose", fr: "Choisir" },
  save: { en: "Save my choice", fr: "Enregistrer mon choix" },
  more: { en: "What each company learns", fr: "Ce que chaque société apprend" },
  purposes: [
    {
      id: "advertising",
      name: { en: "Advertising", fr: "Publicité" },
      detail: {
        en: "Meta (Facebook, Instagram) learns which public pages you open, to measure our adverts and choose who sees them.",
        fr: "Meta (Facebook, Instagram) apprend quelles pages publiques vous ouvrez, pour mesurer nos publicités et choisir à qui les montrer.",
      },
      rows: [
        {
          label: { en: "Provider", fr: "Prestataire" },
          value: {
            en: "Meta Platforms Ireland Limited, Dublin. For collecting the data it is jointly responsible with The Lab; for what it does with them afterwards, on its own.",
            fr: "Meta Platforms Ireland Limited, Dublin : responsable conjoint de la collecte avec The Lab, puis seul responsable de ce qu’il fait des données.",
          },
        },
        {
          label: learns,
          value: {
            en: "The address of each public page you open, the time, your IP address, your browser and device, the number in its cookie and, if you ask for our guide, that you did. Never what you write in a form, nor the pages made for you alone.",
            fr: "L’adresse de chaque page publique que vous ouvrez, l’heure, votre adresse IP, votre navigateur et votre appareil, le numéro de son cookie et, si vous demandez notre guide, le fait de l’avoir demandé. Jamais ce que vous écrivez dans un formulaire, ni les pages faites pour vous seul.",
          },
        },
        {
          label: trackers,
          value: {
            en: "_fbp and, when one of our adverts brought you, _fbc: three months. Where you use Facebook or Instagram in the same browser, Meta also reads its own cookies there. “lead-reported”, kept by your browser, tells us that a request for the guide has been counted.",
            fr: "_fbp et, si l’une de nos publicités vous a amené, _fbc : trois mois. Si vous utilisez Facebook ou Instagram dans le même navigateur, Meta y lit aussi ses propres cookies. « lead-reported », gardé par votre navigateur, nous dit qu’une demande de guide a déjà été comptée.",
          },
        },
        {
          label: abroad,
          value: {
            en: "United States: Meta Platforms, Inc., under the European Commission’s adequacy decision of 10 July 2023.",
            fr: "États-Unis : Meta Platforms, Inc., sur le fondement de la décision d’adéquation de la Commission européenne du 10 juillet 2023.",
          },
        },
        {
          label: without,
          value: {
            en: "Nothing of Meta’s loads, and its cookies are removed.",
            fr: "Rien de Meta ne se charge, et ses cookies sont supprimés.",
          },
        },
      ],
    },
    {
      id: "scheduling",
      name: { en: "Booking a call", fr: "Prise de rendez-vous" },
      detail: {
        en: "Our booking provider’s calendar appears where you choose a time for a call; your browser then connects to that provider.",
        fr: "L’agenda de notre prestataire apparaît là où vous choisissez l’heure d’un appel ; votre navigateur se connecte alors à lui.",
      },
      rows: [
        {
          label: learns,
          value: {
            en: "Your IP address, your browser and device as soon as its calendar is shown; then what you enter there.",
            fr: "Votre adresse IP, votre navigateur et votre appareil dès que son agenda s’affiche, puis ce que vous y saisissez.",
          },
        },
        {
          label: trackers,
          value: {
            en: "Its own, which we neither set nor read; its privacy policy lists them.",
            fr: "Les siens, que nous ne déposons ni ne lisons ; sa politique de confidentialité les énumère.",
          },
        },
        {
          label: abroad,
          value: {
            en: "Possible, depending on where this provider keeps its data.",
            fr: "Possible, selon le lieu où ce prestataire conserve ses données.",
          },
        },
        {
          label: without,
          value: {
            en: "The calendar does not load. Ask us for a call with our own form instead.",
            fr: "L’agenda ne se charge pas. Demandez-nous un appel par notre propre formulaire.",
          },
        },
      ],
    },
  ],
};
