import type { Kind } from "../../domain/content/content.ts";
import { idOf } from "../../domain/content/field.server.ts";
import { defOf } from "../../domain/content/field-checks.server.ts";
import { kinds } from "../../domain/content/kinds.server.ts";

/** Returns every kind of record. A kind whose records have different schemas is returned once for each id. */
export function everySchema(): { kind: Kind; id: string }[] {
  return (Object.keys(kinds) as Kind[]).flatMap((kind) => {
    const def = defOf(kinds[kind].schema);
    return def.type === "union" ? def.options.map((option) => ({ kind, id: idOf(option) })) : [{ kind, id: "" }];
  });
}
