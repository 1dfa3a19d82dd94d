/** What a list sends where nothing is chosen, or a choice is taken back: read as nothing. No option's value is empty. */
export const noChoice = "none";

/** The same for a list in which `none` is a choice of its own. */
export const noChoiceAmong = (ids: readonly string[]) => (ids.includes(noChoice) ? "unchosen" : noChoice);

export const chosenIn = (sent: string) => (sent === noChoice ? "" : sent);
