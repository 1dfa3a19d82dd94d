export const fieldOf = (criterion: string) => `criterion.${criterion}`;
