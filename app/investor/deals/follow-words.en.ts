export const words = {
  title: "Follow this startup",
  followed: "You follow it",
  before:
    "Following shows your name and firm to the startup and e-mails you its updates, two a month at most. You can stop at any time. To keep it to yourself, set a stage instead.",
  since: (date: string) => `You’ve followed it since ${date}. It sees your name and firm, and you get its updates.`,
  follow: "Follow, and show my name",
  unfollow: "Stop following",
  update: (month: string) => `News of ${month}`,
  correction: (month: string) => `News of ${month}, correction`,
  done: {
    follow: "You follow this startup, which now sees your name.",
    unfollow: "You no longer follow this startup.",
  } as Record<string, string>,
};
