import { categories } from "../../../domain/post/post.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { formats } from "../../../platform/language/format.ts";
import { Checkbox, Select, TextField } from "../../../ui/field.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import type { OfferedPicture } from "../content/editor.server.ts";
import { deskContentWords } from "../content/words.ts";
import { PictureChoice } from "./picture-choice.tsx";
import type { PostFormValues } from "./post-form.ts";

type PostSettingsProps = {
  typed: PostFormValues;
  isPublished: boolean;
  readers: Record<Lang, number>;
  images: OfferedPicture[];
  error: (path: string) => string | undefined;
};

export function PostSettings({ typed, isPublished, readers, images, error }: PostSettingsProps) {
  const { posts } = useWords(deskContentWords);
  const { count } = formats[useLanguage().lang];
  const field = (name: "slug" | "category" | "checked" | "reviewAfter") => ({
    name,
    label: posts.fields[name],
    defaultValue: typed[name],
    error: error(name),
  });
  return (
    <div className="desk-panel">
      <TextField {...field("slug")} hint={posts.hints.slug} maxLength={100} />
      <Select {...field("category")} options={categories.map((id) => ({ id, label: posts.categories[id] }))} />
      <PictureChoice name="cover" legend={posts.fields.cover} images={images} chosen={typed.cover}>
        {error("cover") && <p className="field-error">{error("cover")}</p>}
      </PictureChoice>
      <div className="words-pair">
        <TextField {...field("checked")} type="date" />
        <TextField {...field("reviewAfter")} type="date" />
      </div>
      <Checkbox name="featured" label={posts.fields.featured} defaultChecked={typed.featured} />
      <Checkbox
        name="newsletter"
        label={`${isPublished ? posts.newLanguage : posts.fields.newsletter} ${posts.readers.counted(readers, count)}`}
        defaultChecked={typed.newsletter}
      />
    </div>
  );
}
