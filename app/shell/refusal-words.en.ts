export const words = {
  notInPlan: {
    title: "Your plan doesn’t include this",
    text: "The plans page shows what each one includes.",
    action: "Compare the plans",
    plansAt: (address: string) => `Compare the plans: ${address}`,
  },
  seatNeeded: {
    title: "Your seat doesn’t allow this",
    text: "Nothing was saved. An owner of your startup can change what you may do.",
    action: "See your options",
  },
  leftStartup: {
    title: (startup: string) => (startup ? `You’re no longer part of ${startup}` : "You have no startup here"),
    text: "Your account is still yours. You can start a startup of your own, or accept an invitation.",
    action: "See your options",
  },
  notYourFunction: {
    title: "Your function doesn’t open this page",
    text: "An administrator can tell you who in the team looks after it.",
    action: "Back to the desk",
  },
};
