import { suggestionWords } from "../../../domain/copilot/question/suggestion-words.en.ts";
import { places } from "../../../domain/copilot/adviser/place-words.en.ts";
import { formats } from "../../../platform/language/format.ts";

const { monthName, time, moment } = formats.en;

export const words = {
  title: "CoPilot",
  close: "Close",
  context: "Works from your numbers and cites its sources",
  transcript: "Conversation with the CoPilot",
  welcome: (name: string, day: string | null) =>
    day
      ? `Hello${name ? ` ${name}` : ""}, your numbers for ${monthName(day)} are in. What do you want to look at?`
      : `Hello${name ? ` ${name}` : ""}. Enter your five numbers: everything starts there.`,
  late: (day: string) => `Your numbers for ${monthName(day)} aren’t in yet.`,
  question: "Your question",
  send: "Send",
  stop: "Stop",
  typing: "The CoPilot is working it out…",
  keys: "Press Enter to send, Shift + Enter for a new line.",
  byRules: "No AI model in use: answers computed from your data.",
  byModel: (model: string) =>
    `Answers written by an AI (${model}) from your data. It can be wrong: check what matters. No investment advice.`,
  spent:
    "Your startup has no AI quota left this month: until the end of the month, answers are computed from your data, without AI.",
  written: { rules: "Composed from your data, without AI", model: "Written by an AI from your data" },
  you: "You",
  copilot: "CoPilot",
  suggestionsTitle: "Questions to start with",
  suggestions: suggestionWords,
  offered: "Nearest questions",
  answerable: "What I can answer",
  nextSteps: places,
  sources: "Sources",
  sum: "Arithmetic",
  unverified: (numbers: readonly string[]) =>
    `Unverified number${numbers.length === 1 ? "" : "s"}: ${numbers.join(", ")}. ${numbers.length === 1 ? "It isn’t" : "They aren’t"} in your data.`,
  failures: {
    unreachable: "Sorry, the AI isn’t answering. Can you ask again?",
    broken: "Sorry, the connection broke off. Can you ask again?",
    slow: "Sorry, the answer took too long. Can you ask again?",
    stopped: "The answer was stopped. You can ask again.",
    long: "Sorry, the answer was too long and got cut off. Can you ask a narrower question?",
    empty: "Sorry, I couldn’t write an answer. Can you ask another way?",
  },
  refused: {
    busy: "Another answer is being written. Wait for it to finish: three minutes at most.",
    many: (until: number) => `Sorry, that’s too many questions for now. Can you ask again at ${time(new Date(until))}?`,
    blank: "Type a question first.",
    long: "Your question is too long: 4,000 characters at most.",
  },
  copy: "Copy",
  copied: "Copied",
  line: (label: string, value: string) => `${label}: ${value}`,
  retry: "Ask again",
  report: {
    open: "Report this answer",
    label: "What’s wrong",
    hint: "The team reads this answer and what you write here, and nothing else in the conversation.",
    send: "Report",
    done: "Reported",
  },
  history: "See the whole conversation",
  at: (timestamp: number) => moment(new Date(timestamp)),
  assistant: {
    title: "Strategic AI assistant",
    question: "Ask the CoPilot",
    last: "Last answer",
    open: "Open the conversation",
  },
  told: {
    title: "An AI answers you",
    text: (model: string, host: string) =>
      `The CoPilot is an artificial intelligence: the model ${model}, run at ${host}. It can be wrong; check what matters.`,
    leaves:
      "What leaves The Lab: your questions, the last messages, and the numbers the answer needs: your monthly numbers and alert thresholds, your score and its next steps, the largest stakes in your cap table without names, aids that may fit you, session dates and article titles.",
    stays:
      "What never leaves: your e-mail, your phone number, your SIREN, your name and those of the co-founders in your profile, other founders’ data. We can’t recognise anyone else: a name you type leaves with your question. The CoPilot only reads: it changes nothing.",
    with: "Answer with the AI",
    without: "Answer without the AI",
  },
  unavailable: {
    title: "Not sent",
    text: "The Lab can’t take your question right now. It’s still here: send it again in a moment.",
  },
};
