/** Not empty, because the product's specification forbids options with an empty value. */
export const noChoice = "none";

/** The value of "no choice" for a select that may itself have an option with the id "none". */
export const noChoiceAmong = (ids: readonly string[]) => (ids.includes(noChoice) ? "unchosen" : noChoice);

export const chosenIn = (sent: string) => (sent === noChoice ? "" : sent);
