/** The value that a select sends for no choice. It is not empty, because no option's value may be empty. */
export const noChoice = "none";

/** The value for no choice in a select that has an option `none`. */
export const noChoiceAmong = (ids: readonly string[]) => (ids.includes(noChoice) ? "unchosen" : noChoice);

export const chosenIn = (sent: string) => (sent === noChoice ? "" : sent);
