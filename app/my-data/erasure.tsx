import { erasureDelayDays } from "../../domain/privacy/privacy.ts";
import { printRetention } from "../../domain/retention/rules.ts";
import { formats } from "../../platform/language/format.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";

/** `on`: when the erasure that was asked for is carried out; null while none is. */
export function Erasure({ on, unsure }: { on: Date | null; unsure: boolean }) {
  const { lang } = useLanguage();
  const own = useWords("my-data").open;
  return (
    <section id="erase">
      <h2>{own.erase}</h2>
      <p>{own.eraseText(erasureDelayDays)}</p>
      <p>{own.eraseKept(printRetention("consent_proofs", lang), printRetention("audit_log", lang))}</p>
      {on ? (
        <form method="post" className="mt-4">
          <p role="status">
            <strong>{own.erasing(formats[lang].date(on))}</strong>
          </p>
          <Button type="submit" name="do" value="keep" look="secondary" className="mt-4">
            {own.cancelAction}
          </Button>
        </form>
      ) : (
        <form method="post" className="mt-4 grid gap-4">
          <Checkbox name="sure" label={own.eraseSure} error={unsure && own.eraseUnsure} required />
          <Button type="submit" name="do" value="erase" look="secondary" className="justify-self-start">
            {own.eraseAction}
          </Button>
        </form>
      )}
    </section>
  );
}
