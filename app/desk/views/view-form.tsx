import { type ViewedList, viewLimits } from "../../../domain/desk-view/desk-view.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox, TextField } from "../../../ui/field.tsx";
import { pathOf } from "../../paths.ts";
import { PostForm } from "../../shell/form/post-form.tsx";
import { useWords } from "../../shell/language.tsx";
import { deskWords } from "../words.ts";

type Props = {
  list: ViewedList;
  query: string;
  name?: string | undefined;
  isShared?: boolean;
  error?: string | undefined;
  /** Whether another view of the person has this name, so that the form offers to replace that view. */
  isTaken?: boolean;
};

export function ViewForm({ list, query, name, isShared = false, error, isTaken = false }: Props) {
  const { save, name: label, share, note, replace } = useWords(deskWords).views;
  return (
    <PostForm action={pathOf("admin-views")} noValidate className="contact-form">
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="query" value={query} />
      <TextField
        name="name"
        label={label}
        hint={note}
        defaultValue={name}
        error={error}
        maxLength={viewLimits.name}
        autoComplete="off"
        required
      />
      <Checkbox name="shared" label={share} defaultChecked={isShared} />
      {isTaken && <Checkbox name="replaces" label={replace} />}
      <Button type="submit" name="intent" value="save-view" look="secondary" small>
        {save}
      </Button>
    </PostForm>
  );
}
