import type { ListedRequest } from "../../../domain/privacy/register.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { Tag } from "../kit/tag.tsx";
import { deskPrivacyWords } from "./words.ts";

type Request = Pick<ListedRequest, "kind" | "outcome" | "effectiveAt" | "late" | "crm">;

export function State({ request: { kind, outcome, effectiveAt, late } }: { request: Omit<Request, "crm"> }) {
  const { lang } = useLanguage();
  const words = useWords(deskPrivacyWords);
  if (outcome) return <Tag tone={outcome === "done" ? "good" : "quiet"}>{words.outcomes[outcome]}</Tag>;
  if (late) return <Tag tone="bad">{words.late}</Tag>;
  if (!effectiveAt) return <Tag tone="open">{words.toAnswer}</Tag>;
  return <Tag tone="quiet">{kind === "erasure" ? words.erasesOn(formats[lang].date(effectiveAt)) : words.waits}</Tag>;
}

export function Crm({ crm }: Pick<Request, "crm">) {
  const words = useWords(deskPrivacyWords);
  if (!crm) return words.none;
  const tones = { queued: "quiet", done: "good", stuck: "bad", dismissed: "quiet" } as const;
  return (
    <TextLink to={pathOf("admin-delivery", { id: crm.delivery })}>
      <Tag tone={tones[crm.state]}>{words.crm[crm.state]}</Tag>
    </TextLink>
  );
}
