import { addNote, notesOn, removeNote } from "../../../domain/deal-stage/note.server.ts";
import { clearStage, setStage, shownStage, stageOf } from "../../../domain/deal-stage/stage.server.ts";
import { ownFund } from "../../../domain/fund/fund.server.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import { pathOf } from "../../paths.ts";
import { type FormAction, formAction } from "../../shell/form/handle-action.server.ts";
import { noteForm, removeNoteForm, stageForm } from "./desk-forms.server.ts";

export async function readDesk(db: Db, actor: Actor, startup: string) {
  const stage = await stageOf(db, actor, startup);
  const [notes, fund] = [await notesOn(db, actor, startup), await ownFund(db, actor)];
  return { startup, stage, shown: shownStage(stage), notes, fund };
}

export type Desk = Awaited<ReturnType<typeof readDesk>>;

const notFound = () => new Response(null, { status: 404 });

export function deskActions(db: Db, actor: Actor, startup: string): Record<string, FormAction> {
  const here = { to: `${pathOf("investor-startup", { startup })}#desk` };
  return {
    stage: formAction(stageForm, async ({ stage, tags }, sent) => {
      const set = await setStage(db, actor, { startup, stage, ...(tags && { tags }), sent });
      if (!set) throw notFound();
      return set === true ? here : set;
    }),
    async unstage() {
      await clearStage(db, actor, startup);
      return here;
    },
    note: formAction(noteForm, async (note) => {
      const added = await addNote(db, actor, { startup, ...note });
      if (added === "gone") throw notFound();
      return added === "added" ? here : { refused: "full" };
    }),
    unnote: formAction(removeNoteForm, async ({ note }) => {
      if (!(await removeNote(db, actor, note))) throw notFound();
      return here;
    }),
  };
}
