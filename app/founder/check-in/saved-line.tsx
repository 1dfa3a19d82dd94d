import type { SavedCheckIn } from "../../../domain/kpi/saved.server.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useWords } from "../../shell/language.tsx";
import { checkInWords } from "./words.ts";

export function SavedLine({ saved: { month, runway, runwayBefore, changes } }: { saved: SavedCheckIn }) {
  const { saved } = useWords(checkInWords);
  const text = [
    runway && saved.runway(runway, runwayBefore),
    ...changes.map(({ change, kind, level }) => saved.changes[change](kind, level)),
  ];
  const isWorse = changes.some(({ change }) => change === "opened" || change === "raised");
  return (
    <StatusLine tone={isWorse ? "warn" : "good"} title={saved.title(month)} text={text.filter(Boolean).join(" ")} />
  );
}
