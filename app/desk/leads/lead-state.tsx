import type { LeadStatus } from "../../../domain/lead/lead.ts";
import { useWords } from "../../shell/language.tsx";
import { Tag, type Tone } from "../kit/tag.tsx";
import { deskLeadsWords } from "./words.ts";

const tones: Record<LeadStatus, Tone> = { new: "open", answered: "good", closed: "quiet" };

type LeadStateProps = { status: LeadStatus; notified: boolean; spam: boolean };

/** The state of a lead, with a note when the accelerator's team has not been e-mailed about a new lead. */
export function LeadState({ status, notified, spam }: LeadStateProps) {
  const words = useWords(deskLeadsWords);
  if (spam) return <Tag tone="quiet">{words.states.spam}</Tag>;
  return (
    <>
      <Tag tone={tones[status]}>{words.states[status]}</Tag>
      {status === "new" && !notified && <span className="desk-sub">{words.untold}</span>}
    </>
  );
}
