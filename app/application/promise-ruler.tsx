import type { ReactNode } from "react";
import type { PromisedDay } from "../../domain/application/promised-days.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { formats } from "../../platform/language/format.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { layOut } from "./promise-layout.ts";
import rulerStyles from "./promise-ruler.css?url";
import { receivedWords } from "./received-words.ts";
import { applicationWords } from "./words.ts";

type Stake = PromisedDay & {
  title: string;
  content: ReactNode;
  kept?: boolean | undefined;
};

type Props = { sentAt: Date; now: Date; days: readonly Stake[]; heading: ReactNode; calendar: string };

const wave = (y: number, bend: number, shift: number) => `M${-60 - shift} ${y}q30 ${bend} 60 0${"t60 0".repeat(25)}`;
const waves = [2, 10, 22, 38, 58, 82, 108].map((y, index) => wave(y, index + 1, (index * 23) % 60)).join("");

function Shore() {
  return (
    <>
      <svg viewBox="0 0 1440 114" preserveAspectRatio="none" className="promise-water" aria-hidden>
        <path
          d={waves}
          fill="none"
          stroke="light-dark(#9fd0c8, #5ca69f)"
          opacity=".5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <svg viewBox="0 0 234 202" className="promise-sun" aria-hidden>
        <path d="M0 117a117 117 0 0 1 234 0z" fill="var(--accent)" />
        <path d="M14 127h204M40 140h150M56 155h126M30 175h140M76 199h80" stroke="var(--accent)" strokeWidth="4" />
      </svg>
    </>
  );
}

export function PromiseRuler({ sentAt, now, days, heading, calendar }: Props) {
  const { lang } = useLanguage();
  const words = useWords(receivedWords);
  const { between } = useWords(applicationWords);
  const { date, time } = formats[lang];
  const { marks, total, before, walkedBefore, passed, height, free } = layOut(days, parisDay(sentAt), parisDay(now));
  const ruler = { "--days": total, "--high": `${height}rem`, "--free": `${free}rem`, "--now": passed };
  const knob = (walked: number | undefined) =>
    walked !== undefined && <span className="promise-now" style={{ "--walked": walked }} aria-hidden />;
  return (
    <section className="on-scene promises">
      <link rel="stylesheet" href={rulerStyles} precedence="medium" />
      <Shore />
      <div className="page promises-page" style={ruler}>
        <div className="promises-heading">{heading}</div>
        <ol className="promise-ruler">
          <li className="promise-sent" style={{ "--left": before }}>
            {knob(walkedBefore)}
            <p>
              <strong>{words.sentAt(date(sentAt), time(sentAt))}</strong> {words.scale}
            </p>
          </li>
          {marks.map(
            ({ name, from, until, at, isLeft, isBeside, room, rise, length, left, walked, title, content, kept }) => (
              <li
                key={name}
                data-kept={kept}
                data-left={isLeft || undefined}
                data-beside={isBeside || undefined}
                data-wide={length > 0 || undefined}
                data-aim={name === "start" || undefined}
                style={{ "--at": at, "--room": room, "--rise": `${rise}rem`, "--length": length, "--left": left }}
              >
                {knob(walked)}
                <div className="promise">
                  <p className="promise-day">
                    {from === until ? date(from) : between(Number(from.slice(8)), date(until))}
                  </p>
                  <p>
                    <strong>{title}</strong>
                  </p>
                  {content}
                </div>
              </li>
            ),
          )}
        </ol>
        <p className="promises-calendar">
          <a href={calendar} className="link">
            {words.calendar}
          </a>
        </p>
      </div>
    </section>
  );
}
