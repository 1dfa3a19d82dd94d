export const words = {
  title: "Your card on the session’s page",
  text: "Once a session is closed, its public page shows the results. If you pitched and say yes, it also shows your startup’s name, sector, stage and website, as in your application.",
  shown: "You agreed to have a card.",
  hidden: "No card: your startup isn’t named there.",
  show: "Yes, show a card",
  withdraw: "Remove the card",
  done: { title: "Your choice is saved.", text: "It applies from now on." },
  refused: {
    gone: "You have no place at this session any more.",
    limited: "You’ve changed this many times today. Try again tomorrow.",
    failed: "That didn’t work. Try again.",
  } as Record<string, string>,
};
