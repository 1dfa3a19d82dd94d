import { Checkbox, TextField } from "../../ui/field.tsx";
import { pathOf, sendPathOf } from "../paths.ts";
import { services, visitor } from "../server/context.server.ts";
import { LeadForm, PersonFields } from "../shell/form/lead-form.tsx";
import { useLeadForm } from "../shell/form/use-lead-form.tsx";
import { useWords } from "../shell/language.tsx";
import type { Route } from "./+types/programme-deck.page.ts";
import { programmeDeckActions } from "./programme-deck.form.server.ts";
import { programmeDeckWords } from "./words.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(services);
  const { lang } = context.get(visitor);
  return {
    title: programmeDeckWords.in(lang).metaTitle,
    notice: content.find("notice", "programme-deck", lang),
    marketing: content.find("consent", "marketing-email", lang),
  };
}

export const action = (args: Route.ActionArgs) => programmeDeckActions.page(args);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title ?? "The Lab" }];

export default function ProgrammeDeck({ loaderData: { notice, marketing }, actionData }: Route.ComponentProps) {
  const own = useWords(programmeDeckWords);
  const form = useLeadForm({
    path: sendPathOf("programme-deck"),
    words: own,
    refused: actionData,
    onStored: (sent) => sent.reset(),
  });
  return (
    <section className="page section contact">
      <div>
        <h1>{own.title}</h1>
        <p className="lead mt-4">{own.intro}</p>
      </div>
      <LeadForm form={form} action={pathOf("programme-deck")} words={own} notice={notice}>
        <PersonFields form={form} words={own} />
        <TextField label={own.firm} {...form.field("firm")} autoComplete="organization" maxLength={160} />
        <Checkbox name="marketing" label={marketing.text} defaultChecked={form.typed["marketing"] === "on"} />
      </LeadForm>
    </section>
  );
}
