/** Shown in a form whose record was saved elsewhere while the form was open. */
export const words = {
  title: "Nothing was saved yet: this changed elsewhere",
  text: "It was saved from another window or device after you opened this page. Choose which version to keep, then save again.",
  mine: "What you typed here",
  theirs: "What was saved elsewhere",
  empty: "(empty)",
};
