/**
 * The value that a select sends if nothing is chosen. The value is not empty, because the product's specification
 * forbids options with an empty value.
 */
export const noChoice = "none";

/** Returns the value of the option "no choice" for a select that may itself have an option with the id "none". */
export const noChoiceAmong = (ids: readonly string[]) => (ids.includes(noChoice) ? "unchosen" : noChoice);

export const chosenIn = (sent: string) => (sent === noChoice ? "" : sent);
