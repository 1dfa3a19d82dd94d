import { formats } from "../../../platform/language/format.ts";
import { pathOf } from "../../paths.ts";
import { ActionButton } from "../../shell/form/action-button.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { visibilityWords } from "./words.ts";

export function ConfirmPanel({ confirmedAt }: { confirmedAt: Date }) {
  const { confirm } = useWords(visibilityWords);
  const { date } = formats[useLanguage().lang];
  return (
    <section className="panel visibility-lock" id="confirm">
      <h2>{confirm.title}</h2>
      <p>{confirm.last(date(confirmedAt))}</p>
      <ActionButton intent="confirm" action={pathOf("founder-visibility")} look="secondary">
        {confirm.action}
      </ActionButton>
    </section>
  );
}
