import { useEffect, useState } from "react";
import { useWords } from "../../shell/language.tsx";
import { deskDayWords } from "./day-words.ts";

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** `now` is the server's time when the page was rendered, used to correct the browser's clock. */
export function TimeLeft({ until, now }: { until: Date; now: number }) {
  const words = useWords(deskDayWords);
  const [left, setLeft] = useState(() => Math.round((until.getTime() - now) / 1_000));
  useEffect(() => {
    const ahead = Date.now() - now;
    const show = () => setLeft(Math.round((until.getTime() - Date.now() + ahead) / 1_000));
    show();
    const timer = setInterval(show, 1_000);
    return () => clearInterval(timer);
  }, [until, now]);
  return <strong role="timer">{left < 0 ? words.beyond(clockOf(-left)) : words.left(clockOf(left))}</strong>;
}
