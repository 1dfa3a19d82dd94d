import { formats } from "../../platform/language/format.ts";
import { Button } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import { ActionButton } from "../shell/form/action-button.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import { authAccountWords } from "./account-words.ts";

type Session = { id: string; device: string; seenAt: Date; own: boolean };

export function SessionsPart({ sessions }: { sessions: Session[] }) {
  const words = useWords(authAccountWords);
  return (
    <section className="contact">
      <h2 className="text-title-s">{words.sessionsTitle}</h2>
      <div className="grid gap-5">
        <ul className="grid gap-4">
          {sessions.map((session) => (
            <li key={session.id} className="flex flex-wrap items-center justify-between gap-3">
              <SessionLine {...session} />
              {!session.own && (
                <ActionButton
                  intent="end-session"
                  fields={{ session: session.id }}
                  look="secondary"
                  small
                  aria-label={words.endOf(session.device)}
                >
                  {words.end}
                </ActionButton>
              )}
            </li>
          ))}
        </ul>
        <form method="post" action={pathOf("sign-out")}>
          <Button type="submit" name="everywhere" value="yes" look="secondary">
            {words.endAll}
          </Button>
        </form>
      </div>
    </section>
  );
}

function SessionLine({ device, seenAt, own }: Omit<Session, "id">) {
  const { lang } = useLanguage();
  const account = useWords(authAccountWords);
  const { date, time } = formats[lang];
  return (
    <span>
      {account.session(device, date(seenAt), time(seenAt))}
      {own && <strong> · {account.thisOne}</strong>}
    </span>
  );
}
