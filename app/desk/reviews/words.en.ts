/** The files that somebody is to score. */
export const words = {
  title: "Files to score",
  text: "The applications that are given to you to read and score.",
  none: "Nothing to read yet",
  noneText: "No application is assigned to you. What the team gives you to read is listed here.",
  applications: "All applications",
};
