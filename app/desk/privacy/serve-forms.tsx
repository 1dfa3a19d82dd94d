import type { Category } from "../../../domain/personal-data/personal-data.ts";
import { erasureDelayDays } from "../../../domain/privacy/privacy.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/field.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { ActionButton } from "../../shell/form/action-button.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { ActionForm } from "../kit/action-form.tsx";
import { typedFields } from "../kit/form-values.ts";
import { deskPrivacyWords } from "./words.ts";
import { myDataWords } from "../../my-data/words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

type EraseFormProps = { refusal: Refusal | undefined; stored: [Category, number][] };

/** A form that starts an erasure requested by post or phone, with a list of the data to be deleted. */
export function EraseForm({ refusal, stored }: EraseFormProps) {
  const { erase, errors, ...words } = useWords(deskPrivacyWords);
  const { categories } = useWords(myDataWords);
  const { error } = typedFields("erase", refusal, errors);
  return (
    <section className="desk-panel">
      <h2>{erase.title}</h2>
      <p>{erase.text(erasureDelayDays)}</p>
      <h3>{words.toErase}</h3>
      {stored.length === 0 ? (
        <p>{words.holdsNothing}</p>
      ) : (
        <ul className="desk-lines">
          {stored.map(([category, count]) => (
            <li key={category}>{words.holds(categories[category], count)}</li>
          ))}
        </ul>
      )}
      <p className="field-hint">{words.toEraseText}</p>
      <ActionForm intent="erase" submit={erase.submit}>
        <Checkbox name="sure" label={erase.sure} error={error("sure")} required />
      </ActionForm>
    </section>
  );
}

export function StopForm() {
  const { erase } = useWords(deskPrivacyWords);
  return (
    <section className="desk-panel">
      <h2>{erase.stop}</h2>
      <p className="field-hint">{erase.stopText}</p>
      <ActionButton intent="stop-erasure" className="desk-buttons" preventScrollReset look="secondary" small>
        {erase.stop}
      </ActionButton>
    </section>
  );
}

/** One form e-mails the person a download link; the second form lets the operator download the copy. */
export function CopyForms({ id }: { id: string }) {
  const { copy } = useWords(deskPrivacyWords);
  return (
    <section className="desk-panel">
      <h2>{copy.title}</h2>
      <p className="field-hint">{copy.text}</p>
      <div className="desk-buttons">
        <ActionButton intent="mail-copy" preventScrollReset small>
          {copy.mail}
        </ActionButton>
        <PostForm reloadDocument action={pathOf("admin-copy", { id })}>
          <Button type="submit" look="secondary" small>
            {copy.download}
          </Button>
        </PostForm>
      </div>
    </section>
  );
}
