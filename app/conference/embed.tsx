import type { Refusal } from "../shell/form/refusal.ts";
import { useWords } from "../shell/language.tsx";
import { ConferenceForm } from "./conference-form.tsx";
import type { ConferenceCardData } from "./embed.server.ts";
import { conferenceWords } from "./words.ts";

type Props = {
  card: ConferenceCardData;
  refused?: Refusal | undefined;
  /** Use `primary` only on a page that has no other primary button. */
  look: "primary" | "secondary";
};

export function ConferenceCard({
  card: { name, text, when, place, calendar, notice, marketing },
  refused,
  look,
}: Props) {
  const words = useWords(conferenceWords);
  return (
    <div id="register" className="panel">
      <h2 className="text-title-s">{name}</h2>
      <p className="mt-3 text-ink-2">{text}</p>
      <p className="mt-3 font-semibold">{when ?? words.toBeAnnounced}</p>
      {when && place && <p>{words.place(place)}</p>}
      {calendar && (
        <p className="mt-3">
          <a href={calendar} download className="link">
            {words.calendar}
          </a>
        </p>
      )}
      <ConferenceForm notice={notice} marketing={marketing} refused={refused} look={look} />
    </div>
  );
}
