export const words = {
  title: "Follow this startup",
  followed: "You follow it",
  before:
    "If you follow a startup, it sees your name and firm, and you get its updates by e-mail, two a month at most. You can stop at any time. To keep your interest to yourself, put it in your pipeline instead.",
  since: (date: string) => `You’ve followed it since ${date}. It sees your name and firm, and you get its updates.`,
  follow: "Follow, and show my name",
  unfollow: "Stop following",
  update: (month: string) => `${month} update`,
  correction: (month: string) => `${month} update, correction`,
  done: {
    follow: "You now follow this startup, and it sees your name and firm.",
    unfollow: "You no longer follow this startup.",
  } as Record<string, string>,
};
