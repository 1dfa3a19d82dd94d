import { data, Link, redirect } from "react-router";
import { ownChangesADay } from "../../domain/person/own-changes.server.ts";
import { waitingErasure } from "../../domain/person/erasure.server.ts";
import { consentsOf } from "../../domain/privacy/consents.server.ts";
import { withdraw } from "../../domain/privacy/withdraw.server.ts";
import { holdingsOf } from "../../domain/privacy/export.server.ts";
import { withdrawable } from "../../domain/privacy/privacy.ts";
import {
  cancelErasure,
  isNeeded,
  requestErasure,
  requestExport,
  requestsOf,
} from "../../domain/privacy/request.server.ts";
import { isSuppressed, liftSuppression } from "../../domain/suppression/suppression.server.ts";
import { sign } from "../../platform/installation/secret.server.ts";
import { readForm } from "../../platform/http/fields.server.ts";
import { formats } from "../../platform/language/format.ts";
import { Button } from "../../ui/button.tsx";
import { contactPath, pathOf } from "../paths.ts";
import { services, visitor } from "../server/context.server.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import type { Route } from "./+types/open.page.ts";
import { Consents } from "./consents.tsx";
import { Copy } from "./copy.tsx";
import { Erasure } from "./erasure.tsx";
import { personalMetadata } from "./personal-metadata.ts";
import { Requests } from "./requests.tsx";
import { endVisit, requireVisit } from "./visit.server.ts";
import { myDataWords } from "./words.ts";
import { PostForm } from "../shell/form/post-form.tsx";
import { takePress } from "../shell/form/link-press.server.ts";

export async function loader(asked: Route.LoaderArgs) {
  const { db } = asked.context.get(services);
  const { email, until } = await requireVisit(asked);
  return {
    title: myDataWords.in(asked.context.get(visitor).lang).title,
    email,
    until,
    holdings: await holdingsOf(db, email),
    consents: await consentsOf(db, email),
    requests: await requestsOf(db, email),
    erasingOn: (await waitingErasure(db, email))?.on ?? null,
    isNeeded: await isNeeded(db, email),
    isSuppressed: await isSuppressed(db, email),
  };
}

export async function action(asked: Route.ActionArgs) {
  const { db, secret } = asked.context.get(services);
  const visit = await requireVisit(asked);
  // Each erasure and each copy asked for is a mail and a line of the audit log.
  await takePress(asked, sign(secret, "limit", visit.email), ownChangesADay);
  const fields = await readForm(asked.request);
  const what = withdrawable.find((each) => each === fields?.["withdraw"]);
  if (fields?.["do"] === "close")
    throw redirect(pathOf("my-data"), { status: 303, headers: { "Set-Cookie": endVisit(asked) } });
  // The answer stands in its part of the page: that is where one goes on.
  const toPart = (part: string) => redirect(`${pathOf("my-data-open")}#${part}`, 303);
  if (fields?.["do"] === "let-mail-in") {
    await liftSuppression(db, visit.email);
    throw toPart("mail");
  }
  if (fields?.["do"] === "export") {
    await requestExport(db, visit);
    throw toPart("copy");
  }
  if (fields?.["do"] === "erase") {
    if (!fields["sure"]) return data({ unsure: true }, { status: 422 });
    if (!(await requestErasure(db, visit))) return data({ unsure: false }, { status: 409 });
    throw toPart("erase");
  }
  if (fields?.["do"] === "keep") {
    const waits = await waitingErasure(db, visit.email);
    if (waits) await cancelErasure(db, waits.id, visit.address);
    throw toPart("erase");
  }
  if (!what) return data({ unsure: false }, { status: 422 });
  await withdraw(db, secret, visit, { what, wording: myDataWords.in(visit.lang).withdrawn[what] });
  throw toPart("consents");
}

export const meta: Route.MetaFunction = ({ loaderData }) => personalMetadata(loaderData?.title);

export default function OpenPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const own = useWords(myDataWords);
  const { email, until, holdings, consents, requests } = loaderData;
  const lastErasure = requests.find(({ kind }) => kind === "erasure");
  const copy = requests.find(({ kind, outcome }) => kind === "export" && outcome === null);
  return (
    <article className="page section legal">
      <h1>{own.title}</h1>
      <p className="lead mt-4">{own.open.lead(email)}</p>
      <p className="mt-4">{own.open.until(formats[lang].time(until))}</p>
      <PostForm className="mt-4">
        <Button type="submit" name="do" value="close" look="secondary" small>
          {own.open.close}
        </Button>
      </PostForm>
      <div id="mail">
        {loaderData.isSuppressed && (
          <PostForm className="mt-6">
            <p>{own.open.noMail}</p>
            <Button type="submit" name="do" value="let-mail-in" look="secondary" className="mt-4">
              {own.open.letMailIn}
            </Button>
          </PostForm>
        )}
      </div>
      <section id="holdings">
        <h2>{own.open.holdings}</h2>
        {holdings.length === 0 ? (
          <p>{own.open.nothing}</p>
        ) : (
          <>
            <p>{own.open.recordsText}</p>
            <dl className="rows">
              {holdings.map(([category, records]) => (
                <div key={category}>
                  <dt>{own.categories[category]}</dt>
                  <dd>{own.open.records(records)}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </section>
      <Copy until={copy?.effectiveAt ?? null} />
      <Consents {...consents} />
      <Erasure
        on={loaderData.erasingOn}
        isCancelled={lastErasure?.outcome === "cancelled"}
        isNeeded={loaderData.isNeeded}
        unsure={actionData?.unsure ?? false}
      />
      <section id="others">
        <h2>{own.open.others}</h2>
        <p>
          {own.open.othersText} <Link to={contactPath}>{own.open.othersLink}</Link>
        </p>
      </section>
      <Requests requests={requests} />
    </article>
  );
}
