/** The specification's other five fields of an audit request. */
export const detailNames = ["targetUsers", "problem", "features", "objective", "documents"] as const;
