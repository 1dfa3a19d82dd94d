import type { ReactNode } from "react";
import type { Intake } from "../../domain/application/intake.ts";
import type { FormValues } from "../../domain/application/application.ts";
import type { Consent, Notice, Resolved } from "../../domain/content/content.ts";
import { formats } from "../../platform/language/format.ts";
import type { Refusal } from "../shell/form/refusal.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { ApplicationForm } from "./application-form.tsx";
import type { OpenedDraft } from "./draft-autosave.ts";
import { applicationWords } from "./words.ts";

type Props = {
  heading: ReactNode;
  /** `fullBefore` is the start date of the preceding intake if that intake is full, otherwise null. */
  intake: Pick<Intake, "id" | "lastDay" | "startsOn"> & { fullBefore: string | null };
  /** What a signed-in person reads whose application for this intake is decided. */
  decided?: string | null;
  notice: Resolved<Notice>;
  marketing: Resolved<Consent>;
  refused?: Refusal | undefined;
  opened?: OpenedDraft | undefined;
  begun?: FormValues | undefined;
};

export function FormSection({ heading, intake, decided, ...form }: Props) {
  const { lang } = useLanguage();
  const words = useWords(applicationWords);
  const { date } = formats[lang];
  return (
    <section id="apply" className="page section application-form">
      <div>
        {heading}
        <p className="lead mt-4">
          {!decided && intake.fullBefore && `${words.full(date(intake.fullBefore))} `}
          {decided ?? words.intake(date(intake.startsOn), date(intake.lastDay))}
        </p>
      </div>
      <ApplicationForm intake={intake.id} {...form} />
    </section>
  );
}
