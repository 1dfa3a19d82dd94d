const founders = (count: number) => (count === 1 ? "1 founder" : `${count} founders`);
const turns = (count: number) => (count === 1 ? "1 turn changed" : `${count} turns changed`);

export const words = {
  title: "Order of the startups",
  end: (time: string) => `Planned end ${time}`,
  withBreak: (minutes: number, after: number) => `${minutes} min break after number ${after}`,
  noHour: "Set the session’s hours first: the times are counted from its start.",
  nobody: "No startup has a place yet.",
  places: "Give places",
  score: (score: number) => `Score ${score}`,
  unnamed: "No name",
  confirmed: "Confirmed",
  open: "Fee to agree",
  announced: (time: string) => `announced as ${time}`,
  up: "Up",
  down: "Down",
  upOf: (startup: string) => `Move ${startup} up`,
  downOf: (startup: string) => `Move ${startup} down`,
  draft: "These times are a draft: nothing has been sent.",
  state: (mailed: number, changed: number, elsewhere: number) =>
    [`${mailed} e-mailed, ${turns(changed)}`, elsewhere > 0 && `new place for ${elsewhere}`].filter(Boolean).join(", "),
  send: (count: number) => `Send the order to ${founders(count)}`,
  sendChanges: (count: number) => `Send the changes to ${founders(count)}`,
  sendText:
    "Each founder gets their own time by e-mail. Later, only those whose start moves by five minutes or more, and everyone if the length of a turn changes. If the session’s day, hours or place change, founders who have their time are e-mailed automatically.",
  pace: "Minutes and break",
  paceText: (pitch: number, questions: number, change: number) =>
    `${pitch} min to pitch, ${questions} for questions, ${change} to change over`,
  fields: {
    pitch: "Minutes to pitch",
    questions: "Minutes of questions",
    change: "Minutes to change over",
    breakAfter: "Break after number",
    breakAfterHint: "Leave empty for no break.",
    breakMinutes: "Minutes of the break",
  },
  save: "Save",
  errors: {
    pitch: "A whole number from 1 to 15.",
    minutes: "A whole number from 0 to 15.",
    breakAfter: "A whole number from 1 to 200, or nothing.",
    breakMinutes: "A whole number from 1 to 60.",
  } as Record<string, string>,
};
