import type { ListedEntry } from "../../../domain/audit/list.server.ts";

type Named = Pick<ListedEntry, "objectKind" | "objectName" | "objectForm">;
type Words = { forms: Record<string, string>; kinds: Record<string, string> };

export function objectName({ objectKind, objectName: name, objectForm }: Named, { forms, kinds }: Words) {
  if (!objectKind) return null;
  const kind = (objectForm && forms[objectForm]) ?? kinds[objectKind] ?? objectKind;
  if (name === null) return kind;
  return objectKind === "person" ? name : `${kind}: ${name}`;
}
