import type { ApplicationStatus, Outcome } from "../../domain/application/application.ts";
import type { Intake } from "../../domain/application/intake.ts";
import { formats } from "../../platform/language/format.ts";
import type { Lang } from "../../platform/language/language.ts";
import { LinkButton } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { contactPath, pathOf } from "../paths.ts";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import { applicationFileWords } from "./file-words.ts";

/** The next intake to apply for; `opensOn` is null if its form is already open. */
type Next = Pick<Intake, "startsOn" | "lastDay"> & { opensOn: string | null };

type Props = {
  accessToken: string;
  /** The language in which the applicant wrote the application and receives answers. */
  lang: Lang;
  answers: { companyName: string };
  sentAt: Date;
  changedAt: Date | null;
  withdrawnAt: Date | null;
  status: ApplicationStatus;
  hasAccount: boolean;
  isPassedOver: boolean;
  verdict: Outcome | undefined;
  first: { line: string } | null;
  final: { line: string } | null;
  next: Next | null;
};

export function ApplyAgain({ next }: { next: Next }) {
  const { lang } = useLanguage();
  const words = useWords(applicationFileWords).status;
  const { date } = formats[lang];
  return (
    <>
      <p>
        {words.again(date(next.startsOn), date(next.lastDay))} {next.opensOn && words.opens(date(next.opensOn))}
      </p>
      {!next.opensOn && (
        <LinkButton to={pathOf("application")} look="secondary" className="justify-self-start">
          {words.apply}
        </LinkButton>
      )}
    </>
  );
}

export function StatusHeading({
  accessToken,
  lang: written,
  answers,
  sentAt,
  changedAt,
  withdrawnAt,
  status,
  hasAccount,
  isPassedOver,
  verdict,
  first,
  final,
  next,
}: Props) {
  const { lang } = useLanguage();
  const words = useWords(applicationFileWords).status;
  const { date, time } = formats[lang];
  const verdictWords =
    verdict &&
    {
      yes: words.accepted,
      wait: isPassedOver ? words.passedOver : words.waitlisted,
      no: words.declined,
      freed: words.freed,
    }[verdict];
  const state = verdictWords ?? (first ? words.preselected : undefined);
  const line = (final ?? first)?.line ?? "";
  return (
    <>
      <h1>{words.title}</h1>
      <p className="lead">
        {answers.companyName}. {words.received(date(sentAt), time(sentAt))}{" "}
        {changedAt && words.changed(date(changedAt), time(changedAt))}
      </p>
      {withdrawnAt ? (
        <StatusLine
          tone="warn"
          title={words.withdrawn(date(withdrawnAt), time(withdrawnAt))}
          text={verdict === "yes" ? words.withdrawnPlace : words.withdrawnText}
        />
      ) : (
        state && <StatusLine tone={verdict === "yes" || !verdict ? "good" : "warn"} title={state} text="" />
      )}
      {!withdrawnAt && line && <p lang={written}>{line}</p>}
      {status === "accepted" && (
        <>
          <p>{hasAccount ? words.accountOpen : words.accountText}</p>
          <LinkButton
            to={hasAccount ? pathOf("founder-dashboard") : pathOf("application-account", { accessToken })}
            className="justify-self-start"
          >
            {hasAccount ? words.toAccount : words.account}
          </LinkButton>
        </>
      )}
      {status === "declined" && (
        <p>
          {words.lookAgain} <TextLink to={contactPath}>{words.write}</TextLink>
        </p>
      )}
      {next && <ApplyAgain next={next} />}
    </>
  );
}
