import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { publicationFormId } from "./publication-form.tsx";
import { visibilityWords } from "./words.ts";
import { ActionButton } from "../../shell/form/action-button.tsx";
import { useSeatNeeded } from "../../shell/form/seat-needed.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

type State = "private" | "waiting" | "refused" | "held" | "public";

/** A publication that is under review or held back can only be withdrawn. */
export function VisibilitySwitch({ state }: { state: State }) {
  const { visibility } = useWords(visibilityWords);
  const isOthers = useSeatNeeded(pathOf("founder-visibility")) !== undefined;
  const isPublic = state === "public";
  const asSwitch = {
    type: "submit" as const,
    role: "switch",
    "aria-checked": isPublic,
    "aria-label": visibility.label,
    name: "intent",
    className: "visibility-switch",
  };
  const states = (
    <>
      <span>{visibility.private}</span>
      <span>{visibility.public}</span>
    </>
  );
  return (
    <div className="grid gap-2 justify-items-start">
      <h2>{visibility.title}</h2>
      {state === "waiting" || state === "refused" || state === "held" ? (
        <WithdrawButton />
      ) : isPublic ? (
        <PostForm action={pathOf("founder-visibility")}>
          <button {...asSwitch} value="withdraw">
            {states}
          </button>
        </PostForm>
      ) : (
        <button {...asSwitch} value="publish" form={publicationFormId} disabled={isOthers}>
          {states}
        </button>
      )}
      <p className="note">{visibility.states[state]}</p>
    </div>
  );
}

export function WithdrawButton() {
  const { visibility } = useWords(visibilityWords);
  return (
    <ActionButton intent="withdraw" action={pathOf("founder-visibility")} look="secondary">
      {visibility.toPrivate}
    </ActionButton>
  );
}
