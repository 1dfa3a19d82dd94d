export const detailNames = ["targetUsers", "problem", "features", "objective", "documents"] as const;
