import { useCallback, useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "../../ui/button.tsx";
import { rereadsNext } from "../shell/form/lost-send.ts";
import { PostForm } from "../shell/form/post-form.tsx";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useWords } from "../shell/language.tsx";
import { useTapQueue } from "./tap-queue.ts";
import { sessionDayWords } from "./words.ts";

type Guest = { guest: string; name: string; company: string; present: boolean };

type Props = {
  session: string;
  /** Whether marks are still taken; otherwise only those made are shown. */
  isOpen: boolean;
  /** The server's time in milliseconds when the page's data was read. */
  now: number;
  investors: Guest[];
  startups: Guest[];
};

export function Attendance({ session, isOpen, now, investors, startups }: Props) {
  const words = useWords(sessionDayWords);
  const { revalidate } = useRevalidator();
  const readAgain = useCallback(() => {
    rereadsNext();
    void revalidate();
  }, [revalidate]);
  const { kept, isCut, refused, tap } = useTapQueue(session, now, readAgain);
  // Check-ins sent from this page are shown immediately, until the page is rendered again with the server's data.
  const [own, setOwn] = useState<{ guest: string; present: boolean; drawn: number }[]>([]);
  const latest = new Map([
    ...own.filter(({ drawn }) => drawn === now).map(({ guest, present }) => [guest, present] as const),
    ...kept.map(({ guest, present }) => [guest, present === "yes"] as const),
  ]);
  const parts = [
    { kind: "startup" as const, title: words.startups, guests: startups },
    { kind: "investor" as const, title: words.investors, guests: investors },
  ];
  return (
    <>
      <div role="status">
        {isCut && kept.length > 0 && <StatusLine tone="warn" title={words.kept(kept.length)} text="" />}
        {refused > 0 && <StatusLine tone="bad" title={words.refused(refused)} text="" />}
      </div>
      {parts.map(({ kind, title, guests }) => {
        const isThere = ({ guest, present }: Guest) => latest.get(guest) ?? present;
        return (
          <section key={kind} className="grid gap-3">
            <h2>
              {title} <span className="note">{words.there(guests.filter(isThere).length, guests.length)}</span>
            </h2>
            {guests.length === 0 && <p className="note">{words.nobody}</p>}
            <ul className="grid">
              {guests.map((each) => {
                const name = each.name || each.company || words.unnamed;
                const present = isThere(each);
                const next = present ? "no" : "yes";
                return (
                  <li key={each.guest} className="flex items-center justify-between gap-4 border-b border-line py-2">
                    <span className="min-w-0 [overflow-wrap:anywhere]">
                      <strong>{name}</strong>
                      {each.name && each.company && <span className="note block">{each.company}</span>}
                    </span>
                    <span className="hidden size-4 shrink-0 border border-current text-center leading-none print:block">
                      {present ? "×" : ""}
                    </span>
                    {isOpen ? (
                      <PostForm
                        className="shrink-0 print:hidden"
                        preventScrollReset
                        onSubmit={(event) => {
                          event.preventDefault();
                          setOwn([...own, { guest: each.guest, present: !present, drawn: now }]);
                          tap({ guest: each.guest, kind, present: next });
                        }}
                      >
                        <input type="hidden" name="kind" value={kind} />
                        <input type="hidden" name="guest" value={each.guest} />
                        <input type="hidden" name="present" value={next} />
                        <Button
                          type="submit"
                          name="intent"
                          value="tap"
                          look={present ? "primary" : "secondary"}
                          small
                          aria-label={present ? words.unmarkOf(name) : words.markOf(name)}
                        >
                          {present ? words.present : words.mark}
                        </Button>
                      </PostForm>
                    ) : (
                      present && <span className="note print:hidden">{words.present}</span>
                    )}
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </>
  );
}
