import { formats } from "../../../platform/language/format.ts";
import { ActionNotice } from "../kit/action-notice.tsx";
import { ActionButton } from "../../shell/form/action-button.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { deskPeopleWords } from "./words.ts";

type SessionsProps = {
  sessions: readonly { id: string; createdAt: Date; seenAt: Date; address: string; device: string }[];
};

export function Sessions({ sessions }: SessionsProps) {
  const { lang } = useLanguage();
  const words = useWords(deskPeopleWords);
  const { moment } = formats[lang];
  return (
    <section className="desk-part">
      <h2>{words.sessions}</h2>
      <ActionNotice of={["end-sessions"]} />
      {sessions.length === 0 ? (
        <p className="note">{words.noSession}</p>
      ) : (
        <>
          <ul className="desk-panel person-log">
            {sessions.map(({ id, createdAt, seenAt, address, device }) => (
              <li key={id}>
                {words.session(device, moment(seenAt))}
                <span className="desk-sub">{words.sessionFrom(address, moment(createdAt))}</span>
              </li>
            ))}
          </ul>
          <ActionButton intent="end-sessions" preventScrollReset look="secondary" small>
            {words.sessionEnd}
          </ActionButton>
        </>
      )}
    </section>
  );
}
