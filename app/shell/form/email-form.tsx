import type { ReactNode } from "react";
import type { Notice, Resolved } from "../../../domain/content/content.ts";
import { pathOf, sendPathOf } from "../../paths.ts";
import { EmailField, LeadForm } from "./lead-form.tsx";
import type { Refusal } from "./refusal.ts";
import { useLeadForm } from "./use-lead-form.tsx";

type EmailFormProps = {
  of: "newsletter" | "notify-me";
  words: Parameters<typeof useLeadForm>[0]["words"] & Parameters<typeof LeadForm>[0]["words"] & { email: string };
  notice: Resolved<Notice>;
  refused: Refusal | undefined;
  children?: (typed: ReturnType<typeof useLeadForm>["typed"]) => ReactNode;
};

export function EmailForm({ of, words, notice, refused, children }: EmailFormProps) {
  const form = useLeadForm({ path: sendPathOf(of), words, refused, onStored: (sent) => sent.reset() });
  const button = { className: "justify-self-start" };
  return (
    <LeadForm form={form} action={pathOf(of)} words={words} notice={notice} button={button}>
      <EmailField form={form} label={words.email} />
      {children?.(form.typed)}
    </LeadForm>
  );
}
