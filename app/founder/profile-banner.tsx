import type { Band } from "../../domain/startup/completion.ts";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useWords } from "../shell/language.tsx";
import { founderWords } from "./words.ts";

const tones = { critical: "bad", warning: "warn", success: "good" } as const;

export function ProfileBanner({ band, missing }: { band: Band; missing: readonly string[] }) {
  const words = useWords(founderWords).banner;
  const { title, text } = words[band];
  return <StatusLine tone={tones[band]} title={`${title}.`} text={`${text} ${words.missing(missing.join(", "))}`} />;
}
