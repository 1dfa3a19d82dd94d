export const words = {
  title: "Free your seat",
  titleList: "Leave the waiting list",
  text: (session: string) =>
    `One click and you’re no longer expected at ${session}. If someone is waiting, your seat can go to them.`,
  textList: (session: string) => `One click and you’re off the waiting list for ${session}.`,
  submit: "Free my seat",
  submitList: "Leave the list",
  left: { title: "You’ve left this session.", text: "A confirmation is on its way to you by e-mail." },
  begun: {
    title: "This session has begun",
    text: "Seats can no longer be freed, nor can the waiting list be left. There’s nothing to do if you couldn’t come.",
  },
  gone: {
    title: "This link no longer leads to a seat",
    text: "It was freed already, or the session is over or cancelled. Your investor area shows what you’ve reserved.",
  },
};
