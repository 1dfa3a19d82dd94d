import {
  customerKinds,
  type CustomerKind,
  type ShownPart,
  shownParts,
} from "../../../domain/publication/publication.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Choices } from "../../../ui/field.tsx";
import { pathOf } from "../../paths.ts";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useWords } from "../../shell/language.tsx";
import { LogoLink } from "../logo/logo-link.tsx";
import { visibilityWords } from "./words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

export const publicationFormId = "publication";

type Props = {
  /** `deepTech` is null until the founder has answered whether the startup is deep tech. */
  publishing: { customers: readonly CustomerKind[]; deepTech: boolean | null; shown: readonly ShownPart[] };
  displayed: string;
  isPublic: boolean;
  refusal: Refusal | undefined;
};

export function PublicationForm({ publishing, displayed, isPublic, refusal }: Props) {
  const { form, errors } = useWords(visibilityWords);
  const { customers, deepTech, shown } = publishing;
  const sent = refusal?.values["intent"] === "withdraw" ? undefined : refusal?.values;
  const error = (name: string) => errors[refusal?.errors[name] as keyof typeof errors];
  const chosen = (name: string, kept: readonly string[]) => (sent ? (sent[name] ?? "").split(",") : kept);
  const isWrong = (name: string) => refusal !== undefined && Object.keys(refusal.errors)[0] === name;
  const tell = (name: string, text: string) => {
    const labels: Record<string, string> =
      name === "customers" ? form.customerKinds : name === "shown" ? form.parts : { yes: form.yes, no: form.no };
    const names = text.split(",").map((id) => labels[id] ?? id);
    return { label: form[name as "customers" | "deepTech" | "shown"], text: names.join(", ") };
  };
  return (
    <PostForm
      displayed={{ shown: displayed, tell }}
      id={publicationFormId}
      action={pathOf("founder-visibility")}
      className="panel visibility-form"
      noValidate
      key={sent ? JSON.stringify(sent) : String(isPublic)}
    >
      <h2>{form.title}</h2>
      <p className="note">{form.intro}</p>
      <LogoLink />
      <Choices
        type="checkbox"
        name="customers"
        label={form.customers}
        options={customerKinds.map((id) => ({ id, label: form.customerKinds[id] }))}
        chosen={chosen("customers", customers)}
        error={error("customers")}
        {...(isWrong("customers") && { autoFocus: true })}
      />
      <Choices
        type="radio"
        name="deepTech"
        label={form.deepTech}
        hint={form.deepTechHint}
        options={[
          { id: "yes", label: form.yes },
          { id: "no", label: form.no },
        ]}
        chosen={chosen("deepTech", deepTech === null ? [] : [deepTech ? "yes" : "no"])}
        error={error("deepTech")}
        {...(isWrong("deepTech") && { autoFocus: true })}
      />
      <Choices
        type="checkbox"
        name="shown"
        label={form.shown}
        options={shownParts.map((id) => ({ id, label: form.parts[id] }))}
        chosen={chosen("shown", shown)}
        error={error("shown")}
      />
      <div className="form-buttons">
        <Button type="submit" name="intent" value={isPublic ? "change" : "publish"}>
          {isPublic ? form.save : form.publish}
        </Button>
        <LinkButton to={pathOf("founder-visibility-preview")} look="quiet">
          {form.preview}
        </LinkButton>
      </div>
    </PostForm>
  );
}
