import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { useLanguage } from "../shell/language.tsx";

/** Another company's calendar. Nothing of it is asked for before the click that names it. */
export function BookingCalendar({ address }: { address: string }) {
  const own = useLanguage().words.application.callRequest;
  const [shown, setShown] = useState(false);
  const { host } = new URL(address);
  return (
    <div className="panel booking needs-script">
      <h3>{own.calendar(host)}</h3>
      {shown ? (
        <iframe
          src={address}
          title={own.frame(host)}
          height={620}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        />
      ) : (
        <>
          <p>{own.calendarText(host)}</p>
          <Button look="secondary" onClick={() => setShown(true)} className="justify-self-start" data-hold="">
            {own.show(host)}
          </Button>
        </>
      )}
    </div>
  );
}
