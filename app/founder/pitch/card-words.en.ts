export const words = {
  title: "Your card on the session’s page",
  text: "Once a session is closed, its public page shows the results. If you pitched and say yes, it also shows your startup’s name, sector, stage and website, as in your application. If we’ve published your profile with the session’s startups, that’s a separate page: to have it removed, write to us.",
  shown: "You agreed to have a card.",
  hidden: "No card: the session’s page doesn’t name your startup.",
  show: "Yes, show a card",
  withdraw: "Remove the card",
  done: { title: "Your choice is saved.", text: "It applies from now on." },
  refused: {
    gone: "You have no place at this session any more.",
    limited: "You’ve changed this many times today. Try again tomorrow.",
    failed: "That didn’t work. Try again.",
  } as Record<string, string>,
};
