import type { Stage } from "../../../domain/application/due.ts";
import { useWords } from "../../shell/language.tsx";
import { Tag, type Tone } from "../kit/tag.tsx";
import { deskApplicationsWords } from "./words.ts";

const tones: Record<Stage, Tone> = {
  first: "open",
  times: "open",
  choice: "quiet",
  call: "quiet",
  final: "open",
  accepted: "good",
  waitlisted: "warn",
  declined: "quiet",
  freed: "quiet",
  withdrawn: "quiet",
};

export function StatusTag({ status }: { status: Stage }) {
  const { statuses } = useWords(deskApplicationsWords);
  return <Tag tone={tones[status]}>{statuses[status]}</Tag>;
}
