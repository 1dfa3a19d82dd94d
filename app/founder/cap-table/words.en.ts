import { formats } from "../../../platform/language/format.ts";

const { date } = formats.en;

export const words = {
  title: "Cap table",
  context:
    "Who holds how many shares today. Only your startup’s team sees it, unless you show it to investors. If you ask the AI about a round, it gets the largest stakes, without names.",
  back: "Back to my score",
  saved: { title: "Cap table saved", text: "Run the scan again to count it in your score." },
  savedOn: (at: Date) => `Saved on ${date(at)}.`,
  columns: { holder: "Holder", shares: "Shares", share: "Stake" },
  name: (row: number) => `Holder ${row}`,
  shares: (row: number) => `Shares of holder ${row}`,
  hint: "Whole shares. An empty row doesn’t count; to remove someone, clear their row.",
  total: "Total",
  add: "Add rows",
  full: (most: number) => `${most} holders at most: put the smallest on one row.`,
  save: "Save cap table",
  scan: "Go to my score",
  errors: {
    holderRequired: "Name at least one holder.",
    nameRequired: "Enter the name.",
    nameTooLong: "80 characters at most.",
    holdersTooMany: "With the holders added in another window, this is more than 50. Reload the page to see them all.",
    sharesInvalid: "Enter a whole number above zero.",
  },
  refused: { title: "Your cap table isn’t saved yet", text: "Correct the fields marked below." },
  failure: { title: "Nothing has changed", text: "Your cap table couldn’t be saved. Please try again." },
};
