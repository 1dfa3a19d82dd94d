export const words = {
  title: "Acceleration",
  about: "The 18-month programme takes no equity: its fee follows your sales.",
  program: "How the programme works",
};
