import type { Db } from "../../../platform/db/database.server.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { mustEdit } from "../../startup/access.ts";
import type { Actor } from "../../person/actor.ts";
import { mustOpen } from "../../plan-grant/must-open.server.ts";
import { hasTokensLeft } from "../budget.server.ts";
import { countUse } from "../chat-use.server.ts";
import { readChatSetting } from "../chat-setting.server.ts";
import { type Personal, withoutPersonal } from "./leaving.ts";
import { leavePlace, takePlace } from "../limits.server.ts";
import { type ModelEndpoint, speech, type Times } from "./speech.server.ts";
import type { Unwritten } from "./unwritten.ts";
import { inventedIn, writtenLines } from "./written-text.ts";
import { writingInstructions } from "./writing-instructions.ts";

export type SectionSource = { id: string; title: string; lines: readonly string[] };

type Writing = {
  endpoint: ModelEndpoint;
  /** The monthly token budget of all startups together. */
  tokens: number;
  lang: Lang;
  document: string;
  isSlides: boolean;
  personal: Personal;
  sections: readonly SectionSource[];
  times?: Times;
};

/** `texts`: the model's lines by section id; `left`: why the remaining sections have none. */
export type WrittenSections = { texts: ReadonlyMap<string, string[]>; left: ReadonlyMap<string, Unwritten> };

const limits = { steps: 1, tokens: 700, bytes: 4 * 1024 };
/** Time limits in milliseconds; a reverse proxy times out after a minute, so `longest` must be shorter. */
const defaultTimes: Times = { firstMs: 12_000, totalMs: 25_000 };
const longest = 50_000;
const atOnce = 3;

/** Lets the model write sections; rejects a text with numbers or internet addresses missing from the model's input. */
export async function writeSections(
  db: Db,
  actor: Actor,
  { endpoint, tokens, lang, document, isSlides, personal, sections, times = defaultTimes }: Writing,
  signal: AbortSignal,
): Promise<WrittenSections> {
  const startup = mustEdit(actor);
  await mustOpen(db, startup, "generators");
  const founder = actor.viewer.id;
  const texts = new Map<string, string[]>();
  const left = new Map<string, Unwritten>();
  const none = (why: Unwritten) => {
    for (const { id } of sections) left.set(id, why);
    return { texts, left };
  };
  if (sections.length === 0) return { texts, left };
  if ((await readChatSetting(db, actor)).modelOffAt) return none("off");
  if (!(await hasTokensLeft(db, startup, tokens))) return none("spent");
  const refused = await takePlace(db, founder, sections.length);
  if (refused) return none(refused.refused === "busy" ? "busy" : "many");

  const late = AbortSignal.timeout(longest);
  const over = AbortSignal.any([signal, late]);
  const used = { questions: 0, tokens: 0, failures: 0 };
  let given: Unwritten | null = null;
  const waiting = [...sections];
  async function write({ id, title, lines }: SectionSource) {
    const source = lines.join("\n");
    if (withoutPersonal(source, personal) !== source) return void left.set(id, "personal");
    const content = JSON.stringify({ document, section: title, data: lines });
    used.questions += 1;
    const instructions = writingInstructions(lang, isSlides);
    const messages = [{ role: "user" as const, content }];
    const spoken = speech(endpoint, { instructions, messages, limits, times, used }, over);
    for await (const piece of spoken) {
      if ("text" in piece) continue;
      const { text, failure } = piece.output;
      const written = writtenLines(text);
      const why =
        failure === "stopped" && late.aborted
          ? "slow"
          : (failure ?? (written.length === 0 ? "empty" : inventedIn(written.join("\n"), source) && "invented"));
      if (!why) texts.set(id, written);
      else left.set(id, why);
      if (failure) used.failures += 1;
      // An unreachable, slow or stopped model would fail on the next section too, so the remaining sections are
      // skipped.
      if (why === "unreachable" || why === "slow" || why === "stopped") given = why;
    }
  }
  try {
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          if (given) left.set(next.id, given);
          else await write(next);
        }
      }),
    );
  } finally {
    try {
      await countUse(db, { founder, startup }, parisDay(new Date()), used);
    } finally {
      await leavePlace(db, founder);
    }
  }
  return { texts, left };
}
