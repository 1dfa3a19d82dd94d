import { data, redirect } from "react-router";
import { acceptAgreement, agreementText } from "../../domain/deck/agreement.server.ts";
import { checkPassword, openLink } from "../../domain/deck/link-access.server.ts";
import { checkCode, sendCode } from "../../domain/deck/link-code.server.ts";
import { printRetention } from "../../domain/retention/rules.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { doneIn, doneUrl } from "../shell/done.server.ts";
import { checked, limited, invalid, receiveAtPage, type Fields } from "../shell/form/receive.server.ts";
import { useWords } from "../shell/language.tsx";
import { openingOf } from "../shell/opening.server.ts";
import { noindexMetadata } from "../shell/noindex-metadata.ts";
import { personalHeaders } from "../shell/personal-headers.ts";
import workspaceStyles from "../shell/workspace.css?url";
import type { Route } from "./+types/link.page.ts";
import { AgreementForm } from "./agreement-form.tsx";
import { DeckGate, deckStyles } from "./embed.tsx";
import { deckFile } from "./deck-file.ts";
import { LinkLock } from "./link-lock.tsx";
import { LinkShut } from "./link-shut.tsx";
import { acceptForm, codeForm, emailForm } from "./lock-form.server.ts";
import { askedFor, keepAsked, linkReader, prove } from "./proof.server.ts";
import { deckPageWords } from "./words.ts";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: workspaceStyles },
  { rel: "stylesheet", href: deckStyles },
];

export async function loader(args: Route.LoaderArgs) {
  const words = deckPageWords.in(args.context.get(services).lang);
  const { link: token } = args.params;
  const reader = await linkReader(args, token);
  if (!reader) return data({ title: words.link.gone.title, shut: "gone" as const }, { status: 404 });
  if (reader === "paused") return { title: words.link.paused.title, shut: "paused" as const };
  const { link, state } = reader;
  const { done } = doneIn(args);
  if (state === "open") throw redirect(pathOf("deck-link-page", { link: token, file: deckFile, page: 1 }), 303);
  return {
    title: words.of(link.name),
    shut: null,
    ...{ token, state, name: link.name, pages: link.deck.pages },
    kind: link.toEmail === null ? ("open" as const) : ("named" as const),
    isMarked: link.watermark && link.toEmail !== null,
    isSent: done === "code",
    hasAsked: askedFor(args, link.id) !== "",
    agreement: state === "unsigned" ? await askedAgreement(args, link.id) : null,
    objects: openingOf(args.request).objects,
  };
}

async function askedAgreement(args: Route.LoaderArgs, link: string) {
  const { lang } = args.context.get(services);
  const found = await agreementText(args.context.get(services).db, link);
  const textLang = found && found.lang !== lang ? found.lang : undefined;
  return { id: found?.id ?? "", text: found?.text ?? "", textLang, kept: printRetention("deck_agreements", lang) };
}

export async function action(args: Route.ActionArgs) {
  const { db, secret, address, lang } = args.context.get(services);
  const { link: token } = args.params;
  const reader = await linkReader(args, token);
  if (!reader || reader === "paused") throw data(null, { status: 404 });
  const { link, state, isRepeat } = reader;
  const here = pathOf("deck-link", { link: token });
  const request = { secret, address };
  const enter = (what: "known" | "opened", to: string) =>
    redirect(to, { status: 303, headers: { "Set-Cookie": prove(args, link.id, what) } });

  const mailCode = checked(emailForm, async ({ email }) => {
    const sent = await sendCode(db, request, link, { email, lang });
    if (sent.status === "limited") return limited(sent);
    const headers = { "Set-Cookie": keepAsked(args, link.id, sent.browser) };
    return redirect(doneUrl(args, here, "code"), { status: 303, headers });
  });
  const enterCode = checked(codeForm, async ({ code }) =>
    (await checkCode(db, secret, link, { code, browser: askedFor(args, link.id) }))
      ? enter("known", here)
      : invalid({ code: "codeWrong" }),
  );
  async function enterPassword({ password = "" }: Fields) {
    const tried = await checkPassword(db, request, link, password.slice(0, 200));
    if (tried.status === "limited") return limited(tried);
    return tried.status === "right" ? enter("known", here) : invalid({ password: "passwordWrong" });
  }
  const accept = checked(acceptForm, async ({ name, agreement: shown }) => {
    const accepted = await acceptAgreement(db, link, { name, address, lang, shown });
    if (accepted.status === "changed") return { refused: "changed" };
    return accepted.status === "limited" ? limited(accepted) : redirect(here, 303);
  });
  async function answerGate({ shows }: Fields) {
    const opening = { ...openingOf(args.request), address, shows: shows === "yes", isRepeat };
    const opened = await openLink(db, link, opening);
    if (opened.status === "limited") return limited(opened);
    return enter("opened", pathOf("deck-link-page", { link: token, file: deckFile, page: 1 }));
  }
  return receiveAtPage(args, async (fields) => {
    const { shows, code, password, intent } = fields;
    if (shows === "yes" || shows === "no")
      return state === "locked" || state === "unsigned" ? { refused: state, http: 403 } : answerGate(fields);
    if (intent === "accept") return state === "locked" ? { refused: state, http: 403 } : accept(fields);
    if (link.toEmail === null)
      return password === undefined ? { refused: "unreadable", http: 422 } : enterPassword(fields);
    if (code !== undefined) return enterCode(fields);
    return intent === "code" ? mailCode(fields) : { refused: "unreadable", http: 422 };
  });
}

export const headers: Route.HeadersFunction = personalHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function DeckLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(deckPageWords);
  const refusal = actionData ?? undefined;
  if (loaderData.shut !== null) return <LinkShut why={loaderData.shut} />;
  const { title, token, state, name, pages, kind, isMarked, isSent, hasAsked, agreement, objects } = loaderData;
  const action = pathOf("deck-link", { link: token });
  return (
    <section className="page section workspace-part">
      <h1>{title}</h1>
      <p className="lead">{words.pages(pages)}</p>
      {state === "locked" ? (
        <LinkLock action={action} kind={kind} name={name} {...{ isSent, hasAsked, refusal }} />
      ) : agreement ? (
        <AgreementForm action={action} startup={name} agreement={agreement} refusal={refusal} />
      ) : (
        <DeckGate
          action={action}
          asks={kind === "named"}
          learns={kind === "open" ? words.gate.ofPassword(name) : words.gate.ofAddress(name)}
          isMarked={isMarked}
          objects={objects}
          refusal={refusal}
        />
      )}
      <p className="note">{words.link.about(name)}</p>
      <TextLink to={pathOf("deck-report", { link: token })}>{words.report.link}</TextLink>
    </section>
  );
}
