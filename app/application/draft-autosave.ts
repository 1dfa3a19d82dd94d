import type { FormValues } from "../../domain/application/application.ts";
import { saveDraft } from "./save-draft.ts";
import { createSaveTimer } from "./save-timer.ts";
import type { DraftAnswer } from "./draft-answer.ts";
import type { ResumeAnswer } from "./resume-answer.ts";
import { forget, remember, type Remembered, remembered } from "./draft-memory.ts";
import { fill, typedIn } from "./form-values.ts";

export type OpenedDraft = { accessToken: string; revision: number; typed: FormValues; savedAt: string };

export type DraftState = {
  /** Where the typed values are stored, or why saving has stopped. */
  kept: "nowhere" | "browser" | "both" | "trouble" | "erased" | "half-erased" | "erased-here" | "sent" | "elsewhere";
  savedAt?: Date;
  back?: Date;
  stale?: { typed: FormValues; revision: number; savedAt: Date };
};

const longestPause = 60_000;
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const noDraft: DraftState = { kept: "nowhere" };

function stateAfter(answer: DraftAnswer, { stale, ...state }: DraftState): DraftState {
  switch (answer.status) {
    case "saved":
      return { ...state, kept: "both", savedAt: new Date(answer.savedAt) };
    case "stale": {
      const { typed, revision, savedAt } = answer;
      return { ...state, kept: "browser", stale: { typed, revision, savedAt: new Date(savedAt) } };
    }
    case "sent":
    case "elsewhere":
      return { kept: answer.status };
    default:
      return { ...state, ...(stale && { stale }), kept: "trouble" };
  }
}

/** Saves the answers in the browser immediately, and on the server once the form contains an e-mail address. */
export function createDraftAutosave() {
  let form: HTMLFormElement | undefined;
  let state = noDraft;
  let draft: Remembered = { typed: {}, at: 0, seconds: 0 };
  const timer = createSaveTimer(save);
  let saving: Promise<void> = Promise.resolve();
  let handedOver: string | undefined;
  const listeners = new Set<() => void>();

  function show(now: DraftState) {
    state = now;
    for (const listener of listeners) listener();
  }

  /** Applies the server's response to a save. Returns false when the save must be retried. */
  function adopt(answer: DraftAnswer) {
    if (answer.status === "saved") {
      draft = { ...draft, accessToken: answer.accessToken, revision: answer.revision };
      remember(draft);
    } else if (answer.status === "sent") drop();
    else if (answer.status === "gone") delete draft.accessToken;
    show(stateAfter(answer, state));
    return state.kept !== "trouble";
  }

  function save() {
    timer.stop();
    saving = saving.then(async () => {
      const { typed, accessToken = "", revision = 0 } = draft;
      if (Object.keys(typed).length === 0) return;
      const answer = await saveDraft({ ...typed, draft: accessToken, revision: String(revision) });
      if (!adopt(answer)) timer.tryAgain();
    });
  }

  const saveNow = () => timer.isWaiting() && save();

  function keepTyped() {
    if (!form) return;
    const now = Date.now();
    const pause = now - draft.at;
    const seconds = draft.seconds + (pause < longestPause ? pause / 1_000 : 0);
    draft = { ...draft, typed: typedIn(form), at: now, seconds };
    const kept = remember(draft) ? "browser" : "nowhere";
    if (state.kept === "elsewhere") return;
    show({ ...state, kept: state.kept === "both" ? "both" : kept });
    if (looksLikeEmail.test(draft.typed["email"] ?? "")) timer.saveSoon();
  }

  function drop() {
    timer.stop();
    draft = { typed: {}, at: 0, seconds: 0 };
    forget();
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
    /**
     * Restores the draft whose link the visitor opened; without such a link, restores the draft stored in this browser.
     */
    begin(element: HTMLFormElement, opened: OpenedDraft | undefined) {
      form = element;
      const before = opened ? undefined : remembered();
      if (opened) {
        const { typed, accessToken, revision, savedAt } = opened;
        draft = { typed, accessToken, revision, at: Date.parse(savedAt), seconds: 0 };
        remember(draft);
        show({ kept: "both", savedAt: new Date(savedAt) });
      } else if (before) {
        draft = before;
        fill(element, before.typed, false);
        show({ kept: "browser", ...(before.at > 0 && { back: new Date(before.at) }) });
        if (before.accessToken)
          void saveDraft({ intent: "look", draft: before.accessToken }).then((answer) => {
            if (answer.status === "sent" || answer.status === "elsewhere") adopt(answer);
          });
      }
      // Fields changed before hydration have triggered no save, so the form is compared with the draft once here.
      const typed = typedIn(element);
      if (Object.entries(typed).some(([name, value]) => value !== (draft.typed[name] ?? ""))) keepTyped();
      addEventListener("pagehide", saveNow);
      return () => {
        removeEventListener("pagehide", saveNow);
        saveNow();
        timer.stop();
        form = undefined;
      };
    },
    keepTyped,
    /**
     * Saves the draft through `send` once the running save is finished, because two simultaneous first saves would
     * create two drafts.
     */
    async saveWith(send: (draft: Remembered) => Promise<ResumeAnswer | undefined>) {
      const answer = saving.then(() => send(draft));
      saving = answer.then((resumed) => {
        if (resumed?.status === "asked" && resumed.draft) adopt(resumed.draft);
      });
      await saving;
      return answer;
    },
    /** Returns the draft to submit together with the form, so that the server can delete the stored draft. */
    handOver() {
      timer.stop();
      handedOver = draft.accessToken;
      return draft;
    },
    /** Deletes the draft after the form was submitted, including a draft created by a save that was still running. */
    async sent() {
      forget();
      await saving;
      const { accessToken } = draft;
      drop();
      show(noDraft);
      if (accessToken && accessToken !== handedOver) await saveDraft({ intent: "erase", draft: accessToken });
    },
    async erase() {
      await saving;
      const { accessToken } = draft;
      drop();
      if (form) fill(form, {}, true);
      const answer = accessToken ? await saveDraft({ intent: "erase", draft: accessToken }) : undefined;
      if (!answer || answer.status === "erased") show({ kept: "erased" });
      else show({ kept: answer.status === "elsewhere" ? "erased-here" : "half-erased" });
    },
    takeTheirs() {
      const { stale } = state;
      if (!stale || !form) return;
      fill(form, stale.typed, true);
      draft = { ...draft, typed: stale.typed, revision: stale.revision };
      remember(draft);
      show({ kept: "both", savedAt: stale.savedAt });
    },
    keepMine() {
      if (!state.stale) return;
      draft = { ...draft, revision: state.stale.revision };
      save();
    },
  };
}

export type DraftAutosave = ReturnType<typeof createDraftAutosave>;
