import { textLimits } from "../../domain/startup/text-limits.ts";
import { type ComponentProps, useState } from "react";
import { wordsIn } from "../../domain/startup/founder-profile.ts";
import { Textarea } from "../../ui/field.tsx";
import { useWords } from "../shell/language.tsx";
import { founderProfileWords } from "./profile-words.ts";

/** A text area with a word count. 150 to 300 words are recommended, but any number is accepted. */
export function DescriptionField(props: ComponentProps<typeof Textarea> & { defaultValue: string }) {
  const words = useWords(founderProfileWords);
  const [count, setCount] = useState(() => wordsIn(props.defaultValue));
  return (
    <>
      <Textarea
        {...props}
        rows={9}
        maxLength={textLimits.text}
        onInput={(event) => setCount(wordsIn(event.currentTarget.value))}
      />
      <p className="note">{words.words(count)}</p>
    </>
  );
}
