import { formats } from "../../../platform/language/format.ts";

export const words = {
  wrong: (count: number) => (count === 1 ? "One answer to check:" : `${count} answers to check:`),
  left: (count: number) => (count === 1 ? "1 character left" : `${formats.en.count(count)} characters left`),
  waits: {
    title: "Saved: your e-mail will follow",
    text: "We limit how many messages go out at once, and how many go to one address: this one will go out later.",
  },
  trouble: {
    title: "Error",
    text: "We have it, but one of our systems didn’t answer. We’ll pass it on as soon as it does: you don’t need to do anything.",
  },
  changed: {
    title: "Not sent yet: what this page says has changed",
    text: "It changed after you opened the page. Please read it again, tick the boxes you agree to, then send.",
  },
  limited: {
    title: "Too many messages",
    text: (minutes: number) =>
      `Nothing was recorded. Please try again in ${minutes === 1 ? "one minute" : `${minutes} minutes`}.`,
  },
};
