import { Button } from "../../ui/button.tsx";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useWords } from "../shell/language.tsx";
import { CallRequest } from "./call-request.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { applicationFileWords } from "./file-words.ts";

type Props = { minutes: number; calendar: string | null; refusal: Refusal };

export function RetryForm({ minutes, calendar, refusal }: Props) {
  const { status, callTimes, callRequest } = useWords(applicationFileWords);
  const { intent } = refusal.values;
  return (
    <section className="page section application-status">
      <h1>{status.title}</h1>
      {intent === "withdraw" || intent === "time" ? (
        <form method="post" className="application-part">
          <StatusLine tone="bad" {...callRequest.failure} />
          {Object.entries(refusal.values).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" className="justify-self-start">
            {intent === "withdraw" ? status.withdrawNow : callTimes.submit}
          </Button>
        </form>
      ) : (
        <CallRequest
          minutes={minutes}
          requestedAt={null}
          shown={refusal.values["shown"]}
          offered={false}
          calendar={calendar}
          refusal={refusal}
        />
      )}
    </section>
  );
}
