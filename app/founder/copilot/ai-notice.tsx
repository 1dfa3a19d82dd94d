import { Button } from "../../../ui/button.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import type { ShownModel } from "./talk-data.server.ts";
import type { Back } from "./back.ts";
import { talkWords } from "./talk-words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

export function AiNotice({ model, back }: { model: ShownModel; back: Back }) {
  const words = useWords(talkWords).told;
  return (
    <PostForm action={pathOf("founder-copilot")} className="talk-notice">
      <h3>{words.title}</h3>
      <p>{words.text(model.name, model.host)}</p>
      <p>{words.leaves}</p>
      <p>{words.stays}</p>
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="intent" value="choose" />
      <div className="talk-choices">
        <Button type="submit" name="choice" value="with" small>
          {words.with}
        </Button>
        <Button type="submit" name="choice" value="without" look="secondary" small>
          {words.without}
        </Button>
      </div>
    </PostForm>
  );
}
