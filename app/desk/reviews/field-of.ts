/** The name of a criterion's radio buttons. */
export const fieldOf = (criterion: string) => `criterion.${criterion}`;
