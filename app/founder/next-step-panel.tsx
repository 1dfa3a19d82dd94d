import { LinkButton, NewTabButton } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import type { NextStep } from "./next-step.ts";
import { founderWords } from "./words.ts";

type Props = { next: NextStep; missing: number; firstStep: number };

/** The one thing to do next. */
export function NextStepPanel({ next, missing, firstStep }: Props) {
  const own = useWords(founderWords);
  const words = own.next;
  return (
    <section className="on-sun next-step">
      <h2>{words.title}</h2>
      {next.what === "profile" ? (
        <>
          <p>{words.profile.text(missing)}</p>
          <LinkButton to={pathOf("founder-profile", { step: firstStep })} look="secondary">
            {words.profile.action}
          </LinkButton>
        </>
      ) : next.what === "slots" ? (
        <>
          <p>{words.slots.text}</p>
          <LinkButton to={`${pathOf("application-status", { accessToken: next.pass })}#call`} look="secondary">
            {words.slots.action}
          </LinkButton>
        </>
      ) : next.what === "chat" ? (
        <>
          <p>{words.chat.text}</p>
          <NewTabButton href={next.link} note={own.chat.newTab} look="secondary">
            {words.chat.action}
          </NewTabButton>
        </>
      ) : next.what === "apply" ? (
        <>
          <p>{words.apply.text}</p>
          <LinkButton to={pathOf("application")} look="secondary">
            {words.apply.action}
          </LinkButton>
        </>
      ) : (
        <p>{words[next.what].text}</p>
      )}
    </section>
  );
}
