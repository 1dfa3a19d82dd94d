import { type Band, countedOfFounders, type founderCompletion } from "../../domain/startup/completion.ts";
import { Ruler } from "../../ui/ruler.tsx";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useWords } from "../shell/language.tsx";
import { founderWords } from "./words.ts";

type Props = {
  band: Band;
  completion: ReturnType<typeof founderCompletion>;
  /** What the rate still misses, by the names that its form gives it. */
  missing: readonly string[];
};

const tones = { critical: "bad", warning: "warn", success: "good" } as const;

/** How far the profile is, and what the rate still misses. */
export function ProfileBanner({ band, completion: { rate, filled }, missing }: Props) {
  const { banner: own, completion } = useWords(founderWords);
  const completionText = completion(rate);
  const { title, text } = own[band];
  const fields = missing.join(", ");
  return (
    <section className="profile-banner" aria-label={completionText}>
      <StatusLine tone={tones[band]} title={`${title}.`} text={fields ? `${text} ${own.missing(fields)}` : text} />
      <div>
        <p aria-hidden>{completionText}</p>
        <Ruler steps={countedOfFounders.length} done={filled || undefined} label={completionText} role="progressbar" />
      </div>
    </section>
  );
}
