export const words = {
  on: (date: string) => `Your account will be erased on ${date}`,
  by: (date: string) => `You asked us to erase your account: we’ll do it by ${date}`,
  text: "Until then, our team can still see your data. A startup in which you’re alone is hidden from investors; one you share stays.",
  investor:
    "Until then, our team can still see your data. Startups no longer see your requests, except those they accepted, or your name among their followers.",
  keep: "Keep my account",
  write: "Write to us to keep it",
};
