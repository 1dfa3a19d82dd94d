import type { ComponentProps } from "react";
import type { ApplicationDetail } from "../../../domain/application/application-detail.server.ts";
import type { Stage } from "../../../domain/application/due.ts";
import type { Intake } from "../../../domain/application/intake.ts";
import { formats } from "../../../platform/language/format.ts";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import type { Mail } from "./answer-mail.tsx";
import { DecideForm, EndForm } from "./decision-forms.tsx";
import { HeldPanel } from "./held-panel.tsx";
import { InviteForm } from "./invite-form.tsx";
import type { openAnswers } from "./open-answers.ts";
import { deskApplicationsWords } from "./words.ts";

type AnswerPanelProps = Pick<ComponentProps<typeof InviteForm>, "minutes" | "earliest" | "place" | "hosts" | "keys"> & {
  file: ApplicationDetail;
  status: Stage;
  intake: Intake;
  /** The number of places in the intake; `taken` is the number of places that are already given. */
  places: number;
  taken: number;
  begun: boolean;
  held: ComponentProps<typeof HeldPanel>["held"] | null;
  email: Mail | null;
  open: ReturnType<typeof openAnswers>;
  refusal: Refusal | undefined;
};

export function AnswerPanel({
  file,
  status,
  intake,
  places,
  taken,
  begun,
  held,
  email,
  open,
  refusal,
  keys,
  ...inviting
}: AnswerPanelProps) {
  const { date } = formats[useLanguage().lang];
  const words = useWords(deskApplicationsWords);
  const { call, invitation, submission } = file;
  const shown = { decision: (file.final ?? file.first)?.id ?? "", submission };
  const forms = { refusal, theirs: file.lang, language: words.languages[file.lang], shown, keys };
  const isWished = status === "times" && call && invitation && call.requestedAt > invitation.invitedAt;
  const wasDecided = file.decisions.some(
    ({ step, verdict, releasedAt }) => releasedAt && (step === "final" || verdict === "no"),
  );
  return (
    <>
      <section className="desk-part" aria-label={words.filters.intake}>
        <p>{words.file.places(taken, places, date(intake.startsOn))}</p>
      </section>
      {held && <HeldPanel held={held} email={email} theirs={file.lang} />}
      {open.invites && (
        <InviteForm
          key={`invite ${file.invitations.length}`}
          {...{ ...forms, ...inviting, intake }}
          again={file.status === "call"}
          reopens={open.reopens}
          wish={isWished ? { ...call, lang: file.lang } : null}
        />
      )}
      {open.isFirst && <EndForm ends="decline" {...forms} />}
      {open.isFinal && (
        <DecideForm
          key={`decide ${file.decisions.length}`}
          {...forms}
          full={taken >= places}
          begun={begun}
          intake={file.intake}
          now={open.replaced}
          call={status === "call" || status === "times" ? file.callAt : null}
        />
      )}
      {!held && (status === "accepted" || status === "declined" || status === "freed" || status === "withdrawn") && (
        <p>{words.file.over[status === "withdrawn" && wasDecided ? "withdrawnDecided" : status]}</p>
      )}
      {!held && status === "accepted" && <EndForm ends="free-place" {...forms} />}
    </>
  );
}
