import { Button } from "../../../ui/button.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { publicationFormId } from "./publication-form.tsx";
import { visibilityWords } from "./words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

/** Public or private, saved by the press; it publishes with what the form below says. */
export function VisibilitySwitch({ isPublic }: { isPublic: boolean }) {
  const { visibility: own } = useWords(visibilityWords);
  const asSwitch = {
    type: "submit" as const,
    role: "switch",
    "aria-checked": isPublic,
    "aria-label": own.label,
    name: "intent",
    className: "visibility-switch",
  };
  const states = (
    <>
      <span>{own.private}</span>
      <span>{own.public}</span>
    </>
  );
  return (
    <div className="visibility-state">
      <h2>{own.title}</h2>
      {isPublic ? (
        <PostForm action={pathOf("founder-visibility")}>
          <button {...asSwitch} value="withdraw">
            {states}
          </button>
        </PostForm>
      ) : (
        <button {...asSwitch} value="publish" form={publicationFormId}>
          {states}
        </button>
      )}
      <p className="note">{isPublic ? own.isPublic : own.isPrivate}</p>
    </div>
  );
}

/** Takes back what a plan that lapsed keeps paused. */
export function WithdrawButton() {
  const { visibility: own } = useWords(visibilityWords);
  return (
    <PostForm action={pathOf("founder-visibility")}>
      <Button type="submit" look="secondary" name="intent" value="withdraw">
        {own.toPrivate}
      </Button>
    </PostForm>
  );
}
