import { printRetention } from "../../domain/retention/rules.ts";
import { formats } from "../../platform/language/format.ts";
import { Button } from "../../ui/button.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import { myDataWords } from "./words.ts";
import { PostForm } from "../shell/form/post-form.tsx";

/** `until` is the time at which the e-mailed link expires, or null if no link is pending. */
export function Copy({ until }: { until: Date | null }) {
  const { lang } = useLanguage();
  const words = useWords(myDataWords).open;
  const { date, time } = formats[lang];
  return (
    <section id="copy">
      <h2>{words.copy}</h2>
      <p>{words.copyText(printRetention("mailed_links", lang))}</p>
      {until ? (
        <p role="status">
          <strong>{words.copyAsked(`${date(until)}, ${time(until)}`)}</strong>
        </p>
      ) : (
        <PostForm className="mt-4">
          <Button type="submit" name="do" value="export">
            {words.copyAction}
          </Button>
        </PostForm>
      )}
    </section>
  );
}
