import { readRubric, saveRubric } from "../../../domain/application/review/save-rubric.server.ts";
import { intakeRule } from "../../../domain/application/facts.server.ts";
import { intakeNamed } from "../../../domain/application/intake.ts";
import { formats } from "../../../platform/language/format.ts";
import { WarningIcon } from "../../../ui/icons.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { formAction } from "../../shell/form/handle-action.server.ts";
import { limited } from "../../shell/form/receive.server.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { ActionForm } from "../kit/action-form.tsx";
import { ActionNotice } from "../kit/action-notice.tsx";
import { Collapsible } from "../kit/collapsible.tsx";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { typedFields } from "../kit/form-values.ts";
import { handleAction } from "../kit/handle-action.server.ts";
import { RefusalNotice } from "../kit/refusal-notice.tsx";
import { alsoWhenOvertaken } from "../../shell/form/also-when-overtaken.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/rubric.page.ts";
import { CriterionFields } from "./criterion-fields.tsx";
import { fieldsOf, slots, valuesOf } from "./fields.ts";
import { rubricForm } from "./forms.server.ts";
import { deskRubricWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, content, lang } = requireColleague(args);
  const { rounds, ...rubric } = await readRubric(db, actor);
  const rule = intakeRule(content);
  return {
    title: deskWords.in(lang).title(deskRubricWords.in(lang).title),
    ...rubric,
    rounds: rounds.map(({ intake, rubric: version }) => ({
      ...{ intake, version },
      startsOn: intakeNamed(intake, rule).startsOn,
    })),
  };
}

export async function action(args: Route.ActionArgs) {
  const { actor, db } = requireColleague(args);
  return handleAction(args, {
    "save-rubric": formAction(rubricForm, async (typed) => {
      const saved = await saveRubric(db, actor, typed);
      if (saved.status === "limited") return limited(saved);
      return saved.status === "stored" ? { to: pathOf("admin-rubric") } : { refused: saved.status };
    }),
  });
}

export const shouldRevalidate = alsoWhenOvertaken;

export default function RubricPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(deskRubricWords);
  const { date } = formats[useLanguage().lang];
  const { number, criteria, madeAt, rounds } = loaderData;
  const refusal = actionData ?? undefined;
  const { field, value, error, isOpen } = typedFields("save-rubric", refusal, words.errors);
  const kept = valuesOf(criteria);
  const filled = (name: string) => ({ ...field(name), defaultValue: isOpen ? value(name) : kept[name] });
  const isUsed = (slot: number) => slot <= criteria.length;
  const wrong = error("criteria");
  return (
    <>
      <DeskHeading
        title={words.title}
        text={words.text(number, madeAt ? date(madeAt) : null)}
        back={{ to: pathOf("admin-reviews"), words: words.back }}
      />
      <RefusalNotice refusal={refusal} problems={words.problems} />
      <ActionNotice of={["save-rubric"]} />
      {rounds.length > 0 && (
        <ul className="desk-panel desk-lines">
          {rounds.map(({ intake, version, startsOn }) => (
            <li key={intake}>
              <TextLink to={pathOf("admin-round", { intake })}>{words.round(date(startsOn))}</TextLink>
              <span>{words.version(version)}</span>
            </li>
          ))}
        </ul>
      )}
      <ActionForm key={number} intent="save-rubric" submit={words.save}>
        <input type="hidden" name="from" value={number} />
        {slots.filter(isUsed).map((slot) => (
          <CriterionFields key={slot} slot={slot} field={filled} />
        ))}
        {slots
          .filter((slot) => !isUsed(slot))
          .map((slot) => (
            <Collapsible key={slot} title={words.add(slot)} open={isOpen && value(fieldsOf(slot).weight) !== ""}>
              <CriterionFields slot={slot} field={filled} />
            </Collapsible>
          ))}
        {wrong && (
          <p className="field-error" role="alert">
            <WarningIcon />
            <span>{wrong}</span>
          </p>
        )}
        <p className="field-hint">{words.hint}</p>
      </ActionForm>
    </>
  );
}
