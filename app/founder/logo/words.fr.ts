import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Logo",
  context: "Ton équipe et la nôtre le voient\u202F; les investisseurs aussi, dès que ton profil est public",
  back: "Revenir au profil",
  current: "Ton logo",
  none: "Pas encore de logo\u00A0: l’initiale de ta startup le remplace.",
  file: "Image",
  hint: "Carrée, PNG, JPEG ou WebP, 1\u00A0Mo au plus. Nous la redessinons en 512\u00A0×\u00A0512\u00A0pixels, sans ce que l’appareil photo y a noté.",
  save: "Enregistrer le logo",
  remove: "Retirer le logo",
  link: "Ajouter ton logo",
  change: "Changer ton logo",
  done: {
    save: { title: "Logo enregistré.", text: "" },
    remove: { title: "Logo retiré.", text: "Il n’apparaît plus nulle part." },
  },
  problems: {
    noFile: "Choisis une image.",
    tooLarge:
      "Ce fichier dépasse 1\u00A0Mo. Exporte-le en plus petit\u00A0: 512\u00A0×\u00A0512\u00A0pixels suffisent.",
    svg: "Un SVG peut contenir un programme, nous ne le prenons pas. Exporte-le en PNG.",
    wrongType: "Choisis un fichier PNG, JPEG ou WebP.",
    unreadable: "Nous n’arrivons pas à lire cette image. Exporte-la à nouveau, puis choisis le nouveau fichier.",
    tooManyPixels: "Cette image est trop grande pour être ouverte. Exporte-la en 512\u00A0×\u00A0512\u00A0pixels.",
    notSquare: "Cette image n’est pas carrée. Recadre-la, ou donne-lui des côtés égaux.",
    tooSmall: "Cette image est trop petite. Il lui faut au moins 128\u00A0×\u00A0128\u00A0pixels.",
  },
  refused: { title: "Le logo n’est pas enregistré", text: "Choisis un autre fichier." },
  crowded: { title: "Beaucoup d’images se dessinent en ce moment", text: "Réessaie dans quelques secondes." },
  limited: (minutes) => ({
    title: "Tu as envoyé beaucoup de logos",
    text: `Réessaie dans ${minutes}\u00A0min.`,
  }),
  failure: { title: "Le logo n’a pas pu être enregistré", text: "Réessaie dans quelques secondes." },
};
