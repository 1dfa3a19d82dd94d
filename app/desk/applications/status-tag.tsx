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
export function StatusTag({ status }: { status: keyof typeof tones }) {
  const { statuses } = useWords(deskApplicationsWords);
  return <Tag tone={tones[status] ?? "quiet"}>{statuses[status as keyof typeof statuses]}</Tag>;
}
