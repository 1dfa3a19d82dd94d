import type { wishesForStartup } from "../../../domain/session-wish/own.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { ActionButton } from "../../shell/form/action-button.tsx";
import { FailureLine } from "../../shell/form/failure-line.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { meetWords } from "./meet-words.ts";

type Props = {
  wishes: (Awaited<ReturnType<typeof wishesForStartup>>[number] & { name: string })[];
  refusal: Refusal | undefined;
};

/** Lists a session's investors who agreed to be named; the investors who want to meet the startup are only counted. */
export function SessionWishes({ wishes, refusal }: Props) {
  const words = useWords(meetWords);
  const { moment } = formats[useLanguage().lang];
  return wishes.map(({ session, name, leaveAt, until, count, investors }) => (
    <section key={session} className="panel workspace-part" id="wishes">
      <h2>{words.title(name)}</h2>
      {refusal?.values["session"] === session && (
        <FailureLine title={words.refused[refusal.status] ?? words.refused["failed"] ?? ""} text="" />
      )}
      <p>
        <strong>{count === null ? words.left : words.count(count)}</strong>
      </p>
      <p>{investors.length === 0 ? words.none : words.text(count === null ? null : moment(leaveAt), moment(until))}</p>
      <ul className="grid gap-3">
        {investors.map(({ investor, name: person, firm, state }) => (
          <li key={investor} className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              <strong>{person || words.unnamed}</strong> {[firm, words.states[state]].filter(Boolean).join(", ")}
            </span>
            {state === "met" ? (
              <TextLink to={pathOf("founder-introductions")}>{words.toIntroductions}</TextLink>
            ) : (
              <ActionButton
                intent={state === "none" ? "wish" : "unwish"}
                fields={{ session, investor }}
                preventScrollReset
                look={state === "none" ? "primary" : "secondary"}
                small
              >
                {state === "none" ? words.wish : words.takeBack} <span className="sr-only">{person}</span>
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}
