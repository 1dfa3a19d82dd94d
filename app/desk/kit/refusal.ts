/** Why a form of the desk was not carried out: its fields' codes, or what happened meanwhile; what was typed stays. */
export type Refusal<Problem extends string = string> = {
  intent: string;
  errors: Record<string, string>;
  problem?: Problem;
  values: Record<string, string>;
};
