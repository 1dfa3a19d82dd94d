export const words = {
  title: "Rubric",
  text: (version: number, day: string | null) =>
    `Version ${version}${day ? `, of ${day}` : ""}. A change is a new version for the rounds opened from then on: a round keeps the version it was opened with.`,
  back: "Files to score",
  round: (day: string) => `Intake starting ${day}`,
  version: (version: number) => `scored by version ${version}`,
  criterion: (nth: number) => `Criterion ${nth}`,
  add: (nth: number) => `Add criterion ${nth}`,
  weight: "Weight, out of 100",
  name: { en: "Name in English", fr: "Name in French" },
  step: { en: (step: number) => `Step ${step} in English`, fr: (step: number) => `Step ${step} in French` },
  hint: "From 2 to 6 criteria, whose weights add up to 100. Empty all the fields of a criterion to remove it.",
  save: "Save as a new version",
  errors: {
    textRequired: "Please fill this in, in both languages.",
    textTooLong: "This is too long.",
    weight: "A whole number from 1 to 100.",
    weights: "The weights must add up to 100.",
    few: "At least 2 criteria are needed.",
    many: "At most 6 criteria.",
    twice: "A criterion is there twice: reload the page.",
  },
  problems: {
    overtaken: "Someone has saved another version in the meantime. Your text is still here: compare, then save again.",
    unchanged: "Nothing has changed: no new version was made.",
  },
};
