import { Button } from "../../../ui/button.tsx";
import { PostForm } from "../../shell/form/post-form.tsx";
import { useWords } from "../../shell/language.tsx";
import { deskLeadsWords } from "./words.ts";

type SettleSeveralProps = {
  id: string;
  /** The time at which the list was loaded; leads that arrived later are not settled. */
  until: string;
  /** The number of leads on all pages of the list; 0 when settling all leads at once is not allowed. */
  all: number;
};

export function SettleSeveral({ id, until, all }: SettleSeveralProps) {
  const words = useWords(deskLeadsWords).several;
  return (
    <PostForm id={id} className="desk-panel" preventScrollReset>
      <input type="hidden" name="until" value={until} />
      <div className="desk-buttons">
        <Button type="submit" name="intent" value="mark-answered" look="secondary" small>
          {words.answered}
        </Button>
        <Button type="submit" name="intent" value="set-aside" look="secondary" small>
          {words.closed}
        </Button>
        {all > 0 && (
          <Button type="submit" name="intent" value="set-all-aside" look="secondary" small>
            {words.all(all)}
          </Button>
        )}
      </div>
      <p className="field-hint">{words.hint}</p>
    </PostForm>
  );
}
