import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { dealRounds, handOver } from "../application/review/hand-over.server.ts";
import { mustHave } from "../audit/access.ts";
import { audit } from "../audit/audit.server.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import { cancelAllOfHost } from "../meeting/meeting-mails.server.ts";
import { changesOf, type Overtaken, shownOf } from "../edit-conflict/edit-conflict.server.ts";
import type { Actor } from "../person/actor.ts";
import { lockAdministrators } from "../person/administrators.server.ts";
import { person } from "../person/person.table.ts";
import { teamMember } from "../person/team-member.table.ts";
import { joinTeam } from "../person/team.server.ts";
import { may, type TeamFunction, teamFunctions } from "../team/rights.ts";
import { functionsChangedEmail } from "./colleague.emails.server.ts";
import { isColleague } from "./list.server.ts";

/** `admin`: administrators have no functions, because they have all rights. */
export type FunctionsChanged = { status: "stored" | "unchanged" | "gone" | "admin" };

/** `sent` includes a digest of the displayed functions. */
export async function changeFunctions(
  db: Db,
  actor: Actor,
  { id, functions, sent = {} }: { id: string; functions: readonly TeamFunction[]; sent?: Record<string, string> },
): Promise<FunctionsChanged | Overtaken> {
  mustHave(actor, "team");
  return db.transaction(async (tx): Promise<FunctionsChanged | Overtaken> => {
    await lockAdministrators(tx, actor);
    const [found] = await tx
      .select({ role: person.role, email: person.email, lang: person.lang })
      .from(person)
      .where(eq(person.id, id))
      .for("update");
    if (!found || !(await isColleague(tx, id))) return { status: "gone" };
    if (found.role === "admin") return { status: "admin" };
    const [member] = await tx.select().from(teamMember).where(eq(teamMember.personId, id));
    const before = inOrder(member?.functions ?? []);
    const { changed, overtaken } = changesOf(sent, { functions: inOrder(functions) }, { functions: before });
    if (overtaken.length > 0) return { refused: "overtaken", overtaken };
    const after = changed.functions ?? before;
    if (after.join() === before.join()) return { status: "unchanged" };
    await joinTeam(tx, id, after);
    if (before.includes("expert") && !after.includes("expert")) await cancelAllOfHost(tx, id);
    const [read, reads] = [before.includes("reviewer"), after.includes("reviewer")];
    if (reads && !read) await dealRounds(tx, new Date());
    if ((read && !reads) || (mayScore(before) && !mayScore(after)))
      await handOver(tx, { from: id, to: null, by: actor.viewer.id });
    await sendEmail(tx, functionsChangedEmail.with({ lang: found.lang, functions: after }), {
      key: found.email,
      subject: id,
    });
    await audit(tx, actor, {
      action: "team.functions",
      object: { kind: "person", id },
      before: { functions: before },
      after: { functions: after },
    });
    return { status: "stored" };
  });
}

const inOrder = (functions: readonly TeamFunction[]) => teamFunctions.filter((each) => functions.includes(each));

const mayScore = (functions: readonly TeamFunction[]) => may({ viewer: { role: "team", functions } }, "score");

/** Returns the form's hidden field: a digest of the displayed functions. */
export const shownFunctions = (functions: readonly TeamFunction[]) => shownOf({ functions: inOrder(functions) });
