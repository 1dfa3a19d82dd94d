import type { Lang } from "../../../platform/language/language.ts";
import { Checkbox, Textarea, TextField } from "../../../ui/field.tsx";
import { useWords } from "../../shell/language.tsx";
import { deskContentWords } from "../content/words.ts";
import type { PostFormValues } from "./post-form.ts";

type PostSideProps = { lang: Lang; typed: PostFormValues[Lang]; error: (path: string) => string | undefined };

export function PostSide({ lang, typed, error }: PostSideProps) {
  const { editor, posts } = useWords(deskContentWords);
  const { fields, hints } = posts;
  const field = (name: Exclude<keyof typeof typed, "authorIsSample">) => ({
    name: `${lang}.${name}`,
    label: fields[name],
    defaultValue: typed[name],
    error: error(`${lang}.${name}`),
  });
  return (
    <fieldset className="record-fields">
      <legend className="mb-2 font-semibold">{editor.languages[lang]}</legend>
      <TextField {...field("title")} lang={lang} maxLength={160} />
      <Textarea {...field("excerpt")} lang={lang} rows={3} hint={hints.excerpt} maxLength={400} />
      <Textarea {...field("body")} lang={lang} rows={18} hint={hints.body} />
      <TextField {...field("author")} hint={hints.author} maxLength={80} />
      <Checkbox name={`${lang}.authorIsSample`} label={fields.authorIsSample} defaultChecked={typed.authorIsSample} />
      <Textarea {...field("chart")} lang={lang} rows={3} hint={hints.chart} maxLength={600} />
    </fieldset>
  );
}
