export const words = {
  title: "Pitch Session",
};
