/** The value that a list sends for no choice. It is not empty, because no option's value may be. */
export const noChoice = "none";

/** The same for a list in which `none` is a choice of its own. */
export const noChoiceAmong = (ids: readonly string[]) => (ids.includes(noChoice) ? "unchosen" : noChoice);

export const chosenIn = (sent: string) => (sent === noChoice ? "" : sent);
