import { keptWords } from "../../../domain/copilot/question/kept-question-words.en.ts";
import { formats } from "../../../platform/language/format.ts";

const { moment } = formats.en;

export const words = {
  metadata: "CoPilot | The Lab",
  context: "The whole conversation",
  none: "No question yet.",
  back: "Back to the CoPilot tab",
  last: (count: number) => `The last ${count} messages. They’re all in the export of your data.`,
  settings: "Who answers",
  settingNow: { with: "Today an AI answers.", without: "Today our own calculations answer, without AI." },
  offSince: (at: Date) => `The AI has been off since ${moment(at)}.`,
  noModel: "No AI is connected to The Lab: the answers are computed from your data.",
  keptFor: "Messages are kept for 12 months. You can delete them all now.",
  forget: "Delete the conversation",
  forgotten: { title: "Conversation deleted", text: "There are no messages left." },
  reported: { title: "Answer reported", text: "The team reads it with what you wrote." },
  chosen: { title: "Choice saved", text: "It applies from your next question." },
  questions: keptWords,
  kept: {
    label: "Search these questions",
    search: "Search",
    count: (count: number) =>
      count === 0 ? "No question has these words." : `${count} question${count === 1 ? "" : "s"}`,
  },
};
