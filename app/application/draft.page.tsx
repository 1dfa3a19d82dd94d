import "./application.css";
import { data, redirect } from "react-router";
import { eraseDraft, readDraft } from "../../domain/application/draft.server.ts";
import { opens } from "../../domain/application/pass.server.ts";
import { pathOf } from "../paths.ts";
import { services, visitor } from "../services.server.ts";
import { Button } from "../../ui/button.tsx";
import { useWords } from "../shell/language.tsx";
import type { Route } from "./+types/draft.page.ts";
import { FormSection } from "./form-section.tsx";
import { Gone } from "./gone.tsx";
import { intakesToShow } from "./intakes.server.ts";
import { personalMetadata } from "./personal-metadata.ts";
import { wordsIn } from "./words.server.ts";

/** A draft opened on another device: the same form, with what was typed. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, secret, content } = context.get(services);
  const { lang } = context.get(visitor);
  const id = opens("application-draft", params.pass, secret);
  const draft = id && (await readDraft(db, id));
  if (!draft || draft.applicationId) return data({ title: wordsIn[lang].gone.title, held: null }, { status: 404 });
  const { typed, revision, savedAt } = draft;
  const [intake] = await intakesToShow(db, content);
  return data({
    title: wordsIn[lang].draft.title,
    held: { pass: params.pass, typed, revision, savedAt: savedAt.toISOString() },
    intake,
    notice: content.find("notice", "application", lang),
    marketing: content.find("consent", "marketing-email", lang),
  });
}

/** Erases it, for a browser without script. */
export async function action({ params, context }: Route.ActionArgs) {
  const { db, secret } = context.get(services);
  const id = opens("application-draft", params.pass, secret);
  if (!id) return data(null, { status: 404 });
  await eraseDraft(db, id);
  return redirect(pathOf("application"), 303);
}

export const meta: Route.MetaFunction = ({ loaderData }) => personalMetadata(loaderData?.title);

export default function DraftPage({ loaderData }: Route.ComponentProps) {
  const own = useWords("application").draft;
  if (!loaderData.held || !loaderData.intake) return <Gone />;
  const { held, intake, notice, marketing } = loaderData;
  return (
    <>
      <FormSection heading={<h1>{own.title}</h1>} intake={intake} notice={notice} marketing={marketing} held={held} />
      <form method="post" className="page section pt-0 needs-no-script">
        <Button type="submit" look="quiet">
          {own.erase}
        </Button>
      </form>
    </>
  );
}
