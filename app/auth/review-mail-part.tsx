import { ActionButton } from "../shell/form/action-button.tsx";
import { useWords } from "../shell/language.tsx";
import { authAccountWords } from "./account-words.ts";

/** A form that switches a reviewer's e-mails about outstanding reviews on or off. */
export function ReviewMailPart({ isOn }: { isOn: boolean }) {
  const { reviewMail: words } = useWords(authAccountWords);
  const turned = isOn ? "off" : "on";
  return (
    <section id="review-mail" className="contact">
      <div>
        <h2 className="text-title-s">{words.title}</h2>
        <p className="mt-3">{words.text}</p>
      </div>
      <div className="grid gap-5">
        <p>{words.now[isOn ? "on" : "off"]}</p>
        <ActionButton intent="review-mail" fields={{ mail: turned }} look="secondary">
          {words.turn[turned]}
        </ActionButton>
      </div>
    </section>
  );
}
