import { useSyncExternalStore } from "react";
import { formats } from "../../platform/language/format.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { type DraftAutosave, noDraft } from "./draft-autosave.ts";
import { applicationWords } from "./words.ts";

export function DraftLine({ draft }: { draft: DraftAutosave }) {
  const { lang } = useLanguage();
  const words = useWords(applicationWords).draft;
  const { date, time } = formats[lang];
  const { kept, savedAt, back, stale } = useSyncExternalStore(draft.subscribe, draft.state, () => noDraft);
  if (kept === "nowhere") return null;
  const erase = (
    <Button look="quiet" onClick={() => void draft.erase()}>
      {words.erase}
    </Button>
  );
  if (kept === "sent" || kept === "elsewhere")
    return (
      <div role="status" className="draft-line">
        <p>{kept === "sent" ? words.sent.elsewhere : words.takenOver.here}</p>
        <LinkButton to={pathOf("application-resume")} look="secondary" small>
          {words.sent.link}
        </LinkButton>
        {kept === "elsewhere" && erase}
      </div>
    );
  if (kept === "erased") return <p role="status">{words.erased}</p>;
  if (kept === "erased-here") return <p role="status">{words.takenOver.erased}</p>;
  if (kept === "half-erased") return <p role="status">{words.notErased}</p>;
  const where =
    kept === "both" && savedAt ? words.both(time(savedAt)) : kept === "trouble" ? words.trouble : words.browser;
  return (
    <div className="draft-line">
      {stale && (
        <div role="alert" className="draft-stale">
          <p>{words.stale(date(stale.savedAt), time(stale.savedAt))}</p>
          <Button look="secondary" small onClick={draft.takeTheirs}>
            {words.takeTheirs}
          </Button>
          <Button look="secondary" small onClick={draft.keepMine}>
            {words.keepMine}
          </Button>
        </div>
      )}
      {back && <p role="status">{words.back(date(back), time(back))}</p>}
      <p>{where}</p>
      {erase}
    </div>
  );
}
