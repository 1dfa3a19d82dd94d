import { lockStartup } from "../../../domain/person/startup-contact.server.ts";
import { mustEdit } from "../../../domain/startup/access.ts";
import { useState } from "react";
import { data, redirect } from "react-router";
import { unwritten } from "../../../domain/copilot/model/unwritten.ts";
import { readChoices, saveChoices, versionsOf } from "../../../domain/document/document.server.ts";
import { keepVersion } from "../../../domain/document/keep-version.server.ts";
import { type DocumentKind, isDocumentKind } from "../../../domain/document/kind.ts";
import { outlines, type SectionId } from "../../../domain/document/outline.ts";
import { choiceOf, longestSection, type SectionChoice } from "../../../domain/document/section-choice.ts";
import { saveIfUnchanged, shownOf } from "../../../domain/edit-conflict/edit-conflict.server.ts";
import { paragraphs } from "../../../platform/http/fields.server.ts";
import { Button } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { services } from "../../context/context.server.ts";
import { doneIn } from "../../shell/done.server.ts";
import { type FormAction, handleAction } from "../../shell/form/handle-action.server.ts";
import { invalid } from "../../shell/form/receive.server.ts";
import { FailureLine } from "../../shell/form/failure-line.tsx";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import workspaceStyles from "../../shell/workspace.css?url";
import { CockpitHead } from "../cockpit-head.tsx";
import { shownModel } from "../copilot/talk-data.server.ts";
import type { Route } from "./+types/document.page.ts";
import { AiWriting } from "./ai-writing.tsx";
import { compose, sectionsOf } from "./compose.ts";
import styles from "./documents.css?url";
import { LivePage } from "./live-page.tsx";
import { materialOf } from "./material.server.ts";
import { OutlineSectionFields } from "./outline-section.tsx";
import { leavingOf, sourcesOf } from "./sources.ts";
import { Versions } from "./versions.tsx";
import { wordingIn } from "./wording.server.ts";
import { documentWords } from "./words.ts";
import { writtenOf } from "./written.server.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: workspaceStyles },
  { rel: "stylesheet", href: styles },
];

function kindIn({ params: { kind } }: Route.LoaderArgs | Route.ActionArgs) {
  if (!isDocumentKind(kind)) throw data(null, { status: 404 });
  return kind;
}

export async function loader(args: Route.LoaderArgs) {
  const { actor } = requireActor(args, "founder");
  const kind = kindIn(args);
  const { lang, db, env } = args.context.get(services);
  const { searchParams } = new URL(args.request.url);
  const versions = await versionsOf(db, actor, kind);
  const last = versions[0]?.number;
  const { done, about } = doneIn(args);
  const [material, wording] = [await materialOf(args.context.get(services), actor, kind, lang), wordingIn(lang)];
  const model = await shownModel(db, actor, env);
  return {
    title: documentWords.in(lang).kinds[kind].name,
    kind,
    sections: sectionsOf(material, wording),
    page: {
      title: wording.own.phrases.title(kind, material.profile.startup_name.trim()),
      subtitle: wording.own.phrases.month(material.today),
      foot: wording.own.phrases.composed,
    },
    shown: shownOf(partsOf(kind, material.choices)),
    ai: model && { model, ...leavingOf(sourcesOf(material, wording), wording) },
    versions,
    why: unwritten.find((each) => each === searchParams.get("why")) ?? null,
    made: done === "made" && about === String(last),
    unchanged: done === "unchanged" && about === String(last),
    saved: done === "save",
  };
}

type Parts = Record<string, string | boolean>;

const partsOf = (kind: DocumentKind, choices: readonly SectionChoice[]): Parts =>
  Object.fromEntries(
    outlines[kind].flatMap(({ id, parts }) => {
      const { chosen, text } = choiceOf(choices, { id, parts });
      return [
        [`in-${id}`, chosen],
        [`text-${id}`, text],
      ];
    }),
  );

const choicesIn = (kind: DocumentKind, parts: Parts) =>
  outlines[kind].map(({ id }): SectionChoice => ({
    section: id,
    chosen: parts[`in-${id}`] === true,
    text: String(parts[`text-${id}`]),
  }));

const written = paragraphs(longestSection);

export function action(args: Route.ActionArgs) {
  const { actor } = requireActor(args, "founder");
  const kind = kindIn(args);
  const { lang, db } = args.context.get(services);
  /** Wraps an action so that the values typed in the form are saved before the action runs. */
  const saving =
    (then: () => ReturnType<FormAction>): FormAction =>
    async (fields) => {
      const typed = outlines[kind].map(({ id }) => ({ id, text: written.safeParse(fields[`text-${id}`]) }));
      const long = typed.filter(({ text }) => !text.success);
      if (long.length > 0) return invalid(Object.fromEntries(long.map(({ id }) => [`text-${id}`, "tooLong"])));
      const choices = typed.map(({ id, text }): SectionChoice => ({
        section: id,
        chosen: fields[`in-${id}`] === "yes",
        text: text.data ?? "",
      }));
      const overtaken = await saveIfUnchanged(db, fields, partsOf(kind, choices), {
        hold: (tx) => lockStartup(tx, mustEdit(actor)),
        read: async (tx) => partsOf(kind, await readChoices(tx, actor, kind)),
        save: (tx, _, all) => saveChoices(tx, actor, kind, choicesIn(kind, all)),
      });
      return overtaken ?? then();
    };
  const making = (byModel: boolean) =>
    saving(async () => {
      const [material, wording] = [await materialOf(args.context.get(services), actor, kind, lang), wordingIn(lang)];
      const { prose, why } = byModel ? await writtenOf(args, actor, material, wording) : {};
      // When the visitor has closed the page, no version is saved, because the visitor would not notice the new
      // version.
      if (args.request.signal.aborted) return redirect(pathOf("founder-document", { kind }), 303);
      const composed = compose(material, wording, prose);
      if (!composed) return { refused: "nothing", http: 422 };
      const kept = await keepVersion(db, actor, kind, composed);
      if (kept.status === "too-many") return { refused: kept.status, http: 429 };
      const to = `${pathOf("founder-document", { kind, why })}#versions`;
      return { to, done: kept.status, about: String(kept.number) };
    });
  const save = saving(async () => ({ to: pathOf("founder-document", { kind }), done: "save" }));
  return handleAction(args, { "": save, save, make: making(false), write: making(true) });
}

export default function DocumentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, kind, shown, sections, versions, made, unchanged, saved, ai, why } = loaderData;
  const { page, kinds, sections: names } = useWords(documentWords);
  const refusal = actionData ?? undefined;
  const last = versions[0]?.number ?? 0;
  const [typed, setTyped] = useState<Record<string, string> | null>(null);
  const look = ({ currentTarget }: { currentTarget: HTMLFormElement }) =>
    setTyped(Object.fromEntries([...new FormData(currentTarget)].map(([name, value]) => [name, String(value)])));
  return (
    <>
      <CockpitHead title={title} context={page.context}>
        <TextLink to={`${pathOf("founder-dashboard")}#generators`}>{page.back}</TextLink>
      </CockpitHead>
      <div className="cockpit-work" id="versions">
        {refusal && refusal.status !== "overtaken" && (
          <FailureLine {...(page.refused[refusal.status] ?? page.refused["unavailable"]!)} />
        )}
        {!refusal && saved && <StatusLine tone="good" {...page.saved} />}
        {!refusal && (made || unchanged) && (
          <StatusLine
            tone={why ? "warn" : "good"}
            {...(made ? page.made(last) : page.unchanged(last))}
            {...(why && { text: page.ai.kept(why) })}
          />
        )}
        <p>{kinds[kind].text}</p>
        <div className="document-columns">
          <PostForm
            id="outline"
            action={pathOf("founder-document", { kind })}
            className="document-form"
            onInput={look}
            displayed={{
              shown,
              tell: (name, text) => ({ label: names[name.replace(/^(in|text)-/, "") as SectionId], text }),
            }}
          >
            <h2>{page.outline}</h2>
            <p className="text-ink-2">{page.outlineText}</p>
            <a href="#page" className="link document-jump">
              {page.toPage}
            </a>
            {sections.map((section) => {
              const values = refusal?.values;
              return (
                <OutlineSectionFields
                  key={section.id}
                  section={section}
                  text={values?.[`text-${section.id}`] ?? section.text}
                  chosen={values ? values[`in-${section.id}`] === "yes" : section.chosen}
                  isTooLong={refusal?.errors[`text-${section.id}`] !== undefined}
                />
              );
            })}
            {ai && <AiWriting {...ai} />}
            <div className="form-buttons">
              <Button type="submit" name="intent" value="save" look="secondary">
                {page.save}
              </Button>
            </div>
          </PostForm>
          <div className="document-result">
            <Button type="submit" form="outline" name="intent" value="make">
              {page.make}
            </Button>
            <LivePage
              key={shown}
              id="page"
              label={page.pageLabel}
              page={loaderData.page}
              sections={sections}
              typed={typed ?? refusal?.values ?? null}
            />
            <Versions kind={kind} versions={versions} />
          </div>
        </div>
      </div>
    </>
  );
}
