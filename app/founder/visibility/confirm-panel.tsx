import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { visibilityWords } from "./words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

/** One button confirms that the published information is still correct. */
export function ConfirmPanel({ confirmedAt }: { confirmedAt: Date }) {
  const { confirm } = useWords(visibilityWords);
  const { date } = formats[useLanguage().lang];
  return (
    <section className="panel visibility-lock" id="confirm">
      <h2>{confirm.title}</h2>
      <p>{confirm.last(date(confirmedAt))}</p>
      <PostForm action={pathOf("founder-visibility")}>
        <Button type="submit" look="secondary" name="intent" value="confirm">
          {confirm.action}
        </Button>
      </PostForm>
    </section>
  );
}
