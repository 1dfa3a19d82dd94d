import type { ListedEntry } from "../../../domain/audit/list.server.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { Tag } from "../kit/tag.tsx";
import { deskWords } from "../words.ts";
import { objectName } from "./object-name.ts";
import { deskAuditWords } from "./words.ts";

const pagesOf = {
  person: "admin-person",
  lead: "admin-lead",
  application: "admin-application",
  "privacy-request": "admin-privacy-request",
} as const;

const isPaged = (kind: string): kind is keyof typeof pagesOf => Object.hasOwn(pagesOf, kind);

export function Who({ actor, actorName }: Pick<ListedEntry, "actor" | "actorName">) {
  const words = useWords(deskAuditWords);
  if (actor === null) return words.nobody;
  if (actorName === null) return words.gone(actor);
  return <TextLink to={pathOf("admin-person", { id: actor })}>{actorName}</TextLink>;
}

type AboutProps = Pick<ListedEntry, "objectKind" | "objectId" | "objectName" | "objectForm">;

/** The object of an audit entry, as a link when the desk has a page for that object. */
export function About(entry: AboutProps) {
  const { kinds } = useWords(deskAuditWords);
  const { forms } = useWords(deskWords);
  const { objectKind, objectId } = entry;
  if (!objectKind || !objectId) return null;
  const named = objectName(entry, { forms, kinds });
  const isGone = ["person", "lead", "application"].includes(objectKind) && entry.objectName === null;
  if (!isPaged(objectKind) || isGone) return named;
  return <TextLink to={pathOf(pagesOf[objectKind], { id: objectId })}>{named}</TextLink>;
}

type BelowProps = { entry: AboutProps & Parameters<typeof Who>[0] & Pick<ListedEntry, "result">; when: string };

/** The result of an audit entry. On narrow screens, the values of the hidden columns are shown below the result. */
export function Below({ entry, when }: BelowProps) {
  const { results } = useWords(deskAuditWords);
  return (
    <>
      {entry.result !== "done" && <Tag tone="bad">{results[entry.result]}</Tag>}
      <span className="audit-narrow">
        <span>{when}</span>
        <span>
          <Who {...entry} />
        </span>
        <span>
          <About {...entry} />
        </span>
      </span>
    </>
  );
}
