import type { Band, founderCompletion } from "../../domain/startup/completion.ts";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useWords } from "../shell/language.tsx";
import { founderProfileWords } from "./profile-words.ts";
import { founderWords } from "./words.ts";

type Props = { band: Band; completion: ReturnType<typeof founderCompletion> };

const tones = { critical: "bad", warning: "warn", success: "good" } as const;

/** How far the profile is, and what the rate still misses. */
export function ProfileBanner({ band, completion: { missing } }: Props) {
  const own = useWords(founderWords).banner;
  const { labels } = useWords(founderProfileWords);
  const { title, text } = own[band];
  const fields = missing.map((name) => labels[name]).join(", ");
  return <StatusLine tone={tones[band]} title={`${title}.`} text={fields ? `${text} ${own.missing(fields)}` : text} />;
}
