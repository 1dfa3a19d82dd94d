import { useWords } from "../../shell/language.tsx";
import { Tag, type Tone } from "../kit/tag.tsx";
import { deskApplicationsWords } from "./words.ts";

const tones: Record<string, Tone> = {
  first: "open",
  call: "open",
  final: "open",
  accepted: "good",
  waitlisted: "warn",
  declined: "quiet",
  withdrawn: "quiet",
};

/** Where an application stands; after its call it waits for the final decision. */
export function StandingTag({ standing }: { standing: keyof typeof tones }) {
  const { standings } = useWords(deskApplicationsWords);
  return <Tag tone={tones[standing] ?? "quiet"}>{standings[standing as keyof typeof standings]}</Tag>;
}
