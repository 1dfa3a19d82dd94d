import { Button } from "../../ui/button.tsx";
import { PostForm } from "../shell/form/post-form.tsx";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useWords } from "../shell/language.tsx";
import { myDataWords } from "./words.ts";

type Props = {
  readings: { id: string; name: string }[];
  /** True if the person has just withdrawn a permission, so that a message confirms the withdrawal. */
  isTaken: boolean;
};

export function Readings({ readings, isTaken }: Props) {
  const { readings: words } = useWords(myDataWords);
  return (
    <div id="readings">
      {isTaken && <StatusLine tone="good" {...words.taken} />}
      {readings.length > 0 && (
        <section>
          <h2>{words.title}</h2>
          <p>{words.text}</p>
          <dl className="rows">
            {readings.map(({ id, name }) => (
              <div key={id}>
                <dt className="pt-3">{name || words.someStartup}</dt>
                <dd className="py-1">
                  <PostForm>
                    <input type="hidden" name="reading" value={id} />
                    <Button
                      type="submit"
                      name="do"
                      value="take-back"
                      look="secondary"
                      small
                      aria-label={words.takeBackOf(name || words.someStartup)}
                    >
                      {words.takeBack}
                    </Button>
                  </PostForm>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
