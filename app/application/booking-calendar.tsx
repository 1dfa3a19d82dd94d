import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { ProblemLine } from "../shell/consent/consent-form.tsx";
import { type Problem, useConsent } from "../shell/consent/use-consent.ts";
import { useWords } from "../shell/language.tsx";
import { applicationFileWords } from "./file-words.ts";
import { consentWords } from "../shell/consent/words.ts";

/** A third-party booking calendar, which loads only after the visitor has consented. */
export function BookingCalendar({ address }: { address: string }) {
  const words = useWords(applicationFileWords).callRequest;
  const consent = useWords(consentWords);
  const { hasConsent, giveConsent } = useConsent();
  const [problem, setProblem] = useState<Problem>();
  const { host } = new URL(address);
  return (
    <div className="panel booking needs-script">
      <h3>{words.calendar(host)}</h3>
      {hasConsent("scheduling") ? (
        <iframe
          src={address}
          title={words.frame(host)}
          height={620}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        />
      ) : (
        <>
          <p>{words.calendarText(host)}</p>
          {problem && <ProblemLine {...problem} words={consent} />}
          <Button
            look="secondary"
            onClick={async () => setProblem(await giveConsent("scheduling"))}
            className="justify-self-start"
            data-hold=""
          >
            {words.show(host)}
          </Button>
        </>
      )}
    </div>
  );
}
