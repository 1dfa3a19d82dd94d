import { Button } from "../../ui/button.tsx";
import { PostForm } from "../shell/form/post-form.tsx";
import { useWords } from "../shell/language.tsx";
import { authAccountWords } from "./account-words.ts";

/** The switch for the e-mails that tell a team member which reviews wait; for those who review applications. */
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
        <PostForm>
          <input type="hidden" name="mail" value={turned} />
          <Button type="submit" name="intent" value="review-mail" look="secondary">
            {words.turn[turned]}
          </Button>
        </PostForm>
      </div>
    </section>
  );
}
