import { Link } from "react-router";
import type { ListedRequest } from "../../../domain/privacy/register.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { Tag } from "../kit/tag.tsx";
import { deskPrivacyWords } from "./words.ts";

type Request = Pick<ListedRequest, "kind" | "outcome" | "effectiveAt" | "late" | "crm">;

export function State({ request: { kind, outcome, effectiveAt, late } }: { request: Omit<Request, "crm"> }) {
  const { lang } = useLanguage();
  const own = useWords(deskPrivacyWords);
  if (outcome) return <Tag tone={outcome === "done" ? "good" : "quiet"}>{own.outcomes[outcome]}</Tag>;
  if (late) return <Tag tone="bad">{own.late}</Tag>;
  if (!effectiveAt) return <Tag tone="open">{own.toAnswer}</Tag>;
  return <Tag tone="quiet">{kind === "erasure" ? own.erasesOn(formats[lang].date(effectiveAt)) : own.waits}</Tag>;
}

export function Crm({ crm }: Pick<Request, "crm">) {
  const own = useWords(deskPrivacyWords);
  if (!crm) return own.none;
  const tones = { queued: "quiet", done: "good", stuck: "bad", dismissed: "quiet" } as const;
  return (
    <Link className="link" to={pathOf("admin-delivery", { id: crm.delivery })}>
      <Tag tone={tones[crm.state]}>{own.crm[crm.state]}</Tag>
    </Link>
  );
}
