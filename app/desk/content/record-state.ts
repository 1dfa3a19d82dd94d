import type { Lang } from "../../../platform/language/language.ts";
import type { ListedRow } from "./listed.server.ts";
import { moment } from "../kit/format-datetime.ts";
import type { words } from "./words.en.ts";

export function stateOf({ published, draft }: ListedRow, { list: own }: Pick<typeof words, "list">, lang: Lang) {
  if (draft?.failed) return { tone: "tag-bad", text: own.failed };
  if (draft?.publishAt) return { tone: "tag-open", text: own.dated(moment(draft.publishAt, lang)) };
  if (draft) return { tone: "tag-open", text: published ? own.withDraft : own.onlyDraft };
  return { tone: "tag-good", text: own.published };
}
