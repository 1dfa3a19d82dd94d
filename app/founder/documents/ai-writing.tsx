import { Button } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { documentWords } from "./words.ts";
import { useSending } from "../../shell/form/lost-send.ts";

type Props = { model: { name: string; host: string; isOff: boolean }; sections: number; data: string[] };

export function AiWriting({ model, sections, data }: Props) {
  const { ai } = useWords(documentWords).page;
  const isWriting = useSending().formData?.get("intent") === "write";
  if (model.isOff)
    return (
      <p className="note">
        {ai.off} <TextLink to={`${pathOf("founder-copilot")}#who-answers`}>{ai.settings}</TextLink>
      </p>
    );
  if (sections === 0) return null;
  return (
    <div className="document-ai">
      <h3>{ai.title}</h3>
      <p>{ai.text(model.name, model.host)}</p>
      <p id="ai-leaves">{ai.leaves(sections, data)}</p>
      <p>{ai.stays}</p>
      <p>{ai.checked}</p>
      <Button type="submit" name="intent" value="write" look="secondary" aria-describedby="ai-leaves">
        {ai.write}
      </Button>
      <p role="status">{isWriting ? ai.writing : ""}</p>
    </div>
  );
}
