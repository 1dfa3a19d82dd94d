import { Button } from "../../ui/button.tsx";
import { PostForm } from "../shell/form/post-form.tsx";

type AnswerFormProps = {
  /** The first button's form value; false leaves the button out, because the reader cannot accept the invitation. */
  accept?: "accept" | "confirm" | false;
  refuse: "refuse" | "decline";
  words: { accept: string; refuse: string; notMe: string; notMeText: string };
};

/**
 * The buttons that answer an invitation. "This isn't meant for me" also stops further invitations to the reader's
 * e-mail address.
 */
export function AnswerForm({ accept, refuse, words }: AnswerFormProps) {
  return (
    <>
      <PostForm className="flex flex-wrap gap-4" reloadDocument>
        {accept && (
          <Button type="submit" name="intent" value={accept}>
            {words.accept}
          </Button>
        )}
        <Button type="submit" name="intent" value={refuse} look="secondary">
          {words.refuse}
        </Button>
        <Button type="submit" name="intent" value="not-me" look="secondary">
          {words.notMe}
        </Button>
      </PostForm>
      <p className="note">{words.notMeText}</p>
    </>
  );
}
