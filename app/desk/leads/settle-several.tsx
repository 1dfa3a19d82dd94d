import { Button } from "../../../ui/button.tsx";
import { PostForm } from "../../shell/form/post-form.tsx";
import { useWords } from "../../shell/language.tsx";
import { deskLeadsWords } from "./words.ts";

type SettleSeveralProps = {
  id: string;
  /** When the list was read: what came since is not meant. */
  until: string;
  /** How many the list holds on all its pages, where all of them can be set aside. */
  all: number;
};

/** What is done about the leads that are ticked, or about all of a list. */
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
