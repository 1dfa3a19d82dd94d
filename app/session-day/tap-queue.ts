import { useCallback, useEffect, useRef, useState } from "react";

type Mark = {
  guest: string;
  kind: "investor" | "startup";
  present: "yes" | "no";
  tap: string;
  tapped_at: string;
};

const again = 5_000;

function read(place: string): Mark[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    return Array.isArray(kept) ? (kept as Mark[]) : [];
  } catch {
    return [];
  }
}

function write(place: string, taps: readonly Mark[]) {
  try {
    localStorage.setItem(place, JSON.stringify(taps));
  } catch {
    // If storage is blocked, unsent check-ins are kept only while the page is open.
  }
}

/** Returns "kept" if the server does not answer or redirects to sign-in. */
async function send(tap: Mark): Promise<"sent" | "refused" | "kept"> {
  try {
    const body = new URLSearchParams({ intent: "tap", ...tap });
    const { ok, status, url } = await fetch(location.pathname, { method: "POST", body });
    if (ok) return new URL(url).pathname === location.pathname ? "sent" : "kept";
    return [404, 409, 422].includes(status) ? "refused" : "kept";
  } catch {
    return "kept";
  }
}

/** `now` is the server's time at rendering, because a phone's clock may be wrong. */
export function useTapQueue(session: string, now: number, whenSent: () => void) {
  const place = `session-taps-${session}`;
  const [kept, setKept] = useState<readonly Mark[]>([]);
  const [isCut, setIsCut] = useState(false);
  const [refused, setRefused] = useState(0);
  const drawnAt = useRef(now);
  const ahead = useRef(0);
  const busy = useRef(false);
  const taps = useRef<readonly Mark[]>([]);

  /** Returns the queued check-ins, including those of other open tabs. */
  const waiting = useCallback(() => {
    const own = new Set(taps.current.map((each) => each.tap));
    return [...read(place).filter((each) => !own.has(each.tap)), ...taps.current];
  }, [place]);

  const keep = useCallback(
    (next: readonly Mark[]) => {
      taps.current = next;
      write(place, next);
      setKept(next);
    },
    [place],
  );

  const flush = useCallback(async () => {
    const begun = waiting();
    if (busy.current || begun.length === 0) return;
    busy.current = true;
    for (const tap of begun) {
      const became = await send(tap);
      setIsCut(became === "kept");
      if (became === "kept") break;
      if (became === "refused") setRefused((count) => count + 1);
      keep(waiting().filter((each) => each.tap !== tap.tap));
    }
    busy.current = false;
    if (taps.current.length === 0) whenSent();
  }, [keep, waiting, whenSent]);

  useEffect(() => {
    ahead.current = Date.now() - drawnAt.current;
    // After the page is mounted, sends the check-ins that an earlier visit left in the queue.
    const first = setTimeout(() => {
      keep(waiting());
      void flush();
    });
    const timer = setInterval(() => void flush(), again);
    const retry = () => void flush();
    addEventListener("online", retry);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      removeEventListener("online", retry);
    };
  }, [flush, keep, waiting]);

  const tap = (who: Pick<Mark, "guest" | "kind" | "present">) => {
    const tappedAt = new Date(Date.now() - ahead.current).toISOString();
    keep([...waiting(), { ...who, tap: crypto.randomUUID(), tapped_at: tappedAt }]);
    void flush();
  };
  return { kept, isCut, refused, tap };
}
