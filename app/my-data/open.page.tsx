import { Link, redirect } from "react-router";
import { ownChangesADay } from "../../domain/person/own-changes.server.ts";
import { shownReadings, takeBackShown } from "../../domain/deck/own-reading.server.ts";
import { waitingErasure } from "../../domain/person/erasure.server.ts";
import { consentsOf } from "../../domain/privacy/consents.server.ts";
import { withdraw } from "../../domain/privacy/withdraw.server.ts";
import { holdingsOf } from "../../domain/privacy/export.server.ts";
import { withdrawable } from "../../domain/privacy/privacy.ts";
import { requestsOf } from "../../domain/privacy/request.server.ts";
import { cancelErasure, isNeeded, requestErasure } from "../../domain/privacy/erasure-request.server.ts";
import { requestExport } from "../../domain/privacy/export-request.server.ts";
import { isSuppressed, liftSuppression } from "../../domain/suppression/suppression.server.ts";
import { sign } from "../../platform/installation/secret.server.ts";
import { formats } from "../../platform/language/format.ts";
import { Button } from "../../ui/button.tsx";
import { contactPath, pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import type { Route } from "./+types/open.page.ts";
import { Consents } from "./consents.tsx";
import { Copy } from "./copy.tsx";
import { endVisit } from "./embed.server.ts";
import { Erasure } from "./erasure.tsx";
import { personalMetadata } from "./personal-metadata.ts";
import { Readings } from "./readings.tsx";
import { Requests } from "./requests.tsx";
import { requireVisit } from "./visit.server.ts";
import { myDataWords } from "./words.ts";
import { doneIn, doneUrl } from "../shell/done.server.ts";
import { PostForm } from "../shell/form/post-form.tsx";
import { takeOwnPress } from "../shell/form/link-press.server.ts";
import { byIntent, invalid, receiveAtPage } from "../shell/form/receive.server.ts";
import { StatusLine } from "../shell/form/status-line.tsx";
import { shellWords } from "../shell/words.ts";
import { Rows } from "../../ui/rows.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { db } = args.context.get(services);
  const { email, until } = await requireVisit(args);
  return {
    title: myDataWords.in(args.context.get(services).lang).title,
    email,
    until,
    holdings: await holdingsOf(db, email),
    consents: await consentsOf(db, email),
    readings: await shownReadings(db, email),
    done: doneIn(args).done,
    requests: await requestsOf(db, email),
    erasingOn: (await waitingErasure(db, email))?.on ?? null,
    isNeeded: await isNeeded(db, email),
    isSuppressed: await isSuppressed(db, email),
  };
}

export async function action(args: Route.ActionArgs) {
  const { db, secret } = args.context.get(services);
  const visit = await requireVisit(args);
  // Each request sends an e-mail and writes an audit entry, so the requests are rate-limited.
  await takeOwnPress(args, sign(secret, "limit", visit.email), ownChangesADay);
  const toPart = (part: string) => redirect(`${pathOf("my-data-open")}#${part}`, 303);
  const work = byIntent<Response>(
    {
      close: async () => redirect(pathOf("my-data"), { status: 303, headers: { "Set-Cookie": endVisit(args) } }),
      async "let-mail-in"() {
        await liftSuppression(db, visit.email);
        return toPart("mail");
      },
      async export() {
        await requestExport(db, visit);
        return toPart("copy");
      },
      async erase({ sure }) {
        if (!sure) return invalid({ sure: "unsure" });
        return (await requestErasure(db, visit)) ? toPart("erase") : { refused: "needed" };
      },
      async keep() {
        const waits = await waitingErasure(db, visit.email);
        if (waits) await cancelErasure(db, waits.id, visit.address);
        return toPart("erase");
      },
      async "take-back"({ reading = "" }) {
        const isTaken = await takeBackShown(db, visit.email, reading);
        const part = `${pathOf("my-data-open")}#readings`;
        return redirect(isTaken ? doneUrl(args, part, "take-back") : part, 303);
      },
      async ""(fields) {
        const what = withdrawable.find((each) => each === fields["withdraw"]);
        if (!what) return { refused: "unreadable", http: 422 };
        await withdraw(db, secret, visit, { what, wording: myDataWords.in(visit.lang).withdrawn[what] });
        return toPart("consents");
      },
    },
    "do",
  );
  return receiveAtPage(args, work);
}

export const meta: Route.MetaFunction = ({ loaderData }) => personalMetadata(loaderData?.title);

export default function OpenPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const words = useWords(myDataWords);
  const { lost } = useWords(shellWords);
  const { email, until, holdings, consents, readings, requests } = loaderData;
  const isUnsure = actionData?.errors["sure"] !== undefined;
  // The general error is left out for "invalid" and "needed", which the forms explain themselves.
  const isLost = actionData && !["invalid", "needed"].includes(actionData.status);
  const lastErasure = requests.find(({ kind }) => kind === "erasure");
  const copy = requests.find(({ kind, outcome }) => kind === "export" && outcome === null);
  return (
    <article className="page section legal">
      <h1>{words.title}</h1>
      {isLost && <StatusLine tone="bad" {...lost} />}
      <p className="lead mt-4">{words.open.lead(email)}</p>
      <p className="mt-4">{words.open.until(formats[lang].time(until))}</p>
      <PostForm className="mt-4">
        <Button type="submit" name="do" value="close" look="secondary" small>
          {words.open.close}
        </Button>
      </PostForm>
      <div id="mail">
        {loaderData.isSuppressed && (
          <PostForm className="mt-6">
            <p>{words.open.noMail}</p>
            <Button type="submit" name="do" value="let-mail-in" look="secondary" className="mt-4">
              {words.open.letMailIn}
            </Button>
          </PostForm>
        )}
      </div>
      <section id="holdings">
        <h2>{words.open.holdings}</h2>
        {holdings.length === 0 ? (
          <p>{words.open.nothing}</p>
        ) : (
          <>
            <p>{words.open.recordsText}</p>
            <Rows
              rows={holdings.map(([category, records]) => ({
                label: words.categories[category],
                value: words.open.records(records),
              }))}
            />
          </>
        )}
      </section>
      <Copy until={copy?.effectiveAt ?? null} />
      <Consents {...consents} />
      <Readings readings={readings} isTaken={loaderData.done === "take-back"} />
      <Erasure
        on={loaderData.erasingOn}
        isCancelled={lastErasure?.outcome === "cancelled"}
        isNeeded={loaderData.isNeeded}
        unsure={isUnsure}
      />
      <section id="others">
        <h2>{words.open.others}</h2>
        <p>
          {words.open.othersText} <Link to={contactPath}>{words.open.othersLink}</Link>
        </p>
      </section>
      <Requests requests={requests} />
    </article>
  );
}
