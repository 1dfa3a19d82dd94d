import { erasureDelayDays } from "../../domain/privacy/privacy.ts";
import { printRetention } from "../../domain/retention/rules.ts";
import { formats } from "../../platform/language/format.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import { myDataWords } from "./words.ts";
import { PostForm } from "../shell/form/post-form.tsx";

type ErasureProps = {
  /** The date of the pending erasure, or null if none is pending. */
  on: Date | null;
  isCancelled: boolean;
  /** True if erasing this person's account would leave the site without an administrator. */
  isNeeded: boolean;
  unsure: boolean;
};

export function Erasure({ on, isCancelled, isNeeded, unsure }: ErasureProps) {
  const { lang } = useLanguage();
  const { open, erasure } = useWords(myDataWords);
  return (
    <section id="erase">
      <h2>{open.erase}</h2>
      <p>{open.eraseText(erasureDelayDays)}</p>
      <p>{open.eraseKept(printRetention("consent_proofs", lang), printRetention("audit_log", lang))}</p>
      {isCancelled && (
        <p role="status">
          <strong>{erasure.cancelledText}</strong>
        </p>
      )}
      {isNeeded && (
        <p role="status">
          <strong>{open.eraseNeeded}</strong>
        </p>
      )}
      {on ? (
        <PostForm className="mt-4">
          <p role="status">
            <strong>{open.erasing(formats[lang].date(on))}</strong>
          </p>
          <Button type="submit" name="do" value="keep" look="secondary" className="mt-4">
            {open.cancelAction}
          </Button>
        </PostForm>
      ) : isNeeded ? null : (
        <PostForm noValidate className="mt-4 grid gap-4">
          <Checkbox
            name="sure"
            label={open.eraseSure}
            error={unsure && open.eraseUnsure}
            required
            {...(unsure && { autoFocus: true })}
          />
          <Button type="submit" name="do" value="erase" look="secondary" className="justify-self-start">
            {open.eraseAction}
          </Button>
        </PostForm>
      )}
    </section>
  );
}
