import type { NewsletterState } from "../../../domain/newsletter/newsletter.ts";
import { useWords } from "../../shell/language.tsx";
import { Tag, type Tone } from "../kit/tag.tsx";
import { deskNewsletterWords } from "./words.ts";

const tones: Record<NewsletterState, Tone> = {
  subscribed: "good",
  waiting: "open",
  left: "quiet",
  bounced: "bad",
  expired: "quiet",
};

export function SubscriberState({ state }: { state: NewsletterState }) {
  const { states } = useWords(deskNewsletterWords);
  return <Tag tone={tones[state]}>{states[state]}</Tag>;
}
