import { Button } from "../../../ui/button.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { dealWords } from "./words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

export function VisitChoice({ optedOut }: { optedOut: boolean }) {
  const { privacy } = useWords(dealWords);
  return (
    <section className="deal-privacy" id="visits">
      <h2>{privacy.title}</h2>
      <p className="note">{privacy.text}</p>
      <PostForm action={pathOf("investor-deals")} preventScrollReset>
        <input type="hidden" name="counted" value={optedOut ? "yes" : "no"} />
        <p role="status">{optedOut ? privacy.notCounted : privacy.counted}</p>
        <Button type="submit" look="quiet" small>
          {optedOut ? privacy.start : privacy.stop}
        </Button>
      </PostForm>
    </section>
  );
}
