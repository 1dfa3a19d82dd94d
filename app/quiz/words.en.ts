import { emailErrors, nameErrors } from "../shell/form/person-errors.en.ts";

const scored = (score: number, max: number) => `${score} ${score === 1 ? "point" : "points"} out of ${max}`;

const failure = { title: "Error", text: "An error occurred. Here’s your result anyway." };

export const words = {
  question: (number: number, total: number) => `Question ${number} of ${total}`,
  progress: (answered: number, total: number) => `${answered} of ${total} questions answered`,
  contact: {
    title: "Last step!",
    text: "Your ten answers are in. Where shall we send your result?",
  },
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  submit: "See my result 🚀",
  sending: "Sending...",
  retry: "Try again",
  restart: "Start again",
  result: {
    title: "Your result",
    score: (score: number, max: number) => `${score} / ${max}`,
    scored,
    objective: "Your aim",
    steps: "Next steps",
    guide: "Get the guide now",
    build: "Would you like a team to build your first product with you?",
    studio: "See the studio",
    scale: "How the score is counted",
    level: (level: number) => `Level ${level}`,
    legend: "1 point reaches the horizon; 2 points rise above it and bring a flamingo.",
    drawn: (score: number, max: number, flamingos: number) =>
      `A lagoon with stakes: ${scored(score, max)}, ${flamingos} ${flamingos === 1 ? "flamingo" : "flamingos"}`,
    stake: (name: string, points: number, max: number) => `${name}: ${points} of ${max}`,
    gaps: (count: number) =>
      count === 1 ? "One stake to plant" : `${["", "", "Two", "Three"][count]} stakes to plant`,
    gapsNote: "Where you’re missing the most points",
    more: (points: number) => `+${points} ${points === 1 ? "point" : "points"}`,
    after: (now: number, after: number) => `${now} today, ${after} once these are done`,
    nextLevel: (level: number, from: number) => `Level ${level} starts at ${from}.`,
    share: "Share my result",
    invitation: (questions: number) => `${questions} questions. Where do you stand?`,
  },
  message: (score: number, max: number, title: string) => `Quiz: ${scored(score, max)}, profile ${title}`,
  errors: {
    ...nameErrors,
    ...emailErrors,
    answersMissing: { message: "Answers missing", detail: "Some questions have no answer: please start again" },
  },
  success: { title: "Thank you!", text: "Here is your personal result." },
  failure,
  trouble: failure,
  saved: { title: "Answers saved", text: "They’re safe with us; the e-mail with your result will follow." },
};
