/** Why a form of these pages was not taken. What was typed comes back, except passwords and codes. */
export type Refusal = {
  problem: string;
  errors: Record<string, string>;
  values: Record<string, string>;
  minutes: number;
};
