import { Form } from "react-router";
import { roundLimits } from "../../../domain/cap-table/round.ts";
import { removeScenario, saveScenario } from "../../../domain/cap-table/scenario.server.ts";
import { scenarioLimits } from "../../../domain/cap-table/scenario.ts";
import { recordToolUse } from "../../../domain/tool-use/tool-use.server.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { doneIn } from "../../shell/done.server.ts";
import { CockpitHead } from "../../founder/cockpit-head.tsx";
import { pathOf } from "../../paths.ts";
import { services } from "../../context/context.server.ts";
import { handleAction } from "../../shell/form/handle-action.server.ts";
import { invalid } from "../../shell/form/receive.server.ts";
import { FailureLine } from "../../shell/form/failure-line.tsx";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import styles from "../toolkit.css?url";
import type { Route } from "./+types/dilution.page.ts";
import { dilutionInputs } from "./inputs.server.ts";
import { HolderFields } from "./holder-fields.tsx";
import { Result } from "./result.tsx";
import { RoundFields } from "./round-fields.tsx";
import { SavedScenarios } from "./saved-scenarios.tsx";
import { dilutionWords } from "./words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, lang } = requireActor(args, "founder");
  const { searchParams } = new URL(args.request.url);
  const { computed, example, ...state } = await dilutionInputs(db, actor, searchParams, lang);
  const { done } = doneIn(args);
  if (computed) await recordToolUse(db, actor, "dilution");
  return {
    title: dilutionWords.in(lang).title,
    ...state,
    modelled: computed?.modelled ?? null,
    example,
    search: searchParams.toString(),
    done: (["saved", "removed"] as const).find((each) => each === done) ?? null,
  };
}

export function action(args: Route.ActionArgs) {
  const { actor, db } = requireActor(args, "founder");
  const { searchParams } = new URL(args.request.url);
  return handleAction(args, {
    async remove({ scenario = "" }) {
      await removeScenario(db, actor, scenario);
      return { to: `${pathOf("tool-dilution")}#scenarios`, done: "removed" };
    },
    async ""({ name = "" }) {
      const { computed } = await dilutionInputs(db, actor, searchParams, args.context.get(services).lang);
      const named = name.trim();
      if (!computed) return { refused: "invalid" };
      if (named === "" || named.length > scenarioLimits.name) return invalid({ name: "nameInvalid" });
      const { holders, rounds } = computed;
      const kept = await saveScenario(db, actor, { name: named, holders, rounds });
      if (kept.status === "full") return { refused: "full" };
      return { to: `${pathOf("tool-dilution", { scenario: kept.id })}#scenarios`, done: "saved" };
    },
  });
}

export default function DilutionPage({ loaderData, actionData: refusal }: Route.ComponentProps) {
  const words = useWords(dilutionWords);
  const { fields, kinds, errors, from, holders, loaded, modelled, example, isElite, isLimited, scenarios, search } =
    loaderData;
  const isRefused = Object.keys(errors).length > 0;
  const isFull = kinds.length >= roundLimits.rounds;
  const done = loaderData.done && !refusal && <StatusLine tone="good" {...words.save[loaderData.done]} />;
  // Without script, the next page opens at the fields of the new round.
  const newRound = `${pathOf("tool-dilution")}#round-${kinds.length + 1}`;
  return (
    <>
      <CockpitHead title={words.title} context={words.context}>
        <TextLink to={pathOf("founder-tools")}>{words.back}</TextLink>
      </CockpitHead>
      <div className="cockpit-work">
        {scenarios.length === 0 && done}
        {refusal && <FailureLine {...(refusal.status === "full" ? words.save.full : words.save.failure)} />}
        {isRefused && (
          <div id="result">
            <StatusLine tone="bad" {...words.refused} />
          </div>
        )}
        {isLimited && <StatusLine tone="warn" {...words.limited} />}
        <div className="toolkit-columns">
          <Form
            key={search}
            method="get"
            action={`${pathOf("tool-dilution")}#result`}
            className="panel toolkit-form"
            noValidate
            preventScrollReset
          >
            {/* The Enter key presses the first submit button of a form. This hidden button comes first, so that
                Enter computes the result instead of pressing another button. */}
            <button type="submit" className="sr-only" tabIndex={-1} aria-hidden>
              {words.compute}
            </button>
            {loaded && <input type="hidden" name="scenario" value={loaded.id} />}
            <HolderFields {...{ from, holders, fields, errors }} scenario={loaded?.name ?? ""} />
            {kinds.map((kind, index) => (
              <RoundFields
                key={index}
                {...{ kind, fields, errors }}
                place={index + 1}
                converts={kinds.slice(kinds.lastIndexOf("priced", index - 1) + 1, index).includes("bsa-air")}
                removable={kinds.length > 1}
              />
            ))}
            <div className="form-buttons">
              <Button type="submit">{words.compute}</Button>
              {isElite && !isFull && (
                <>
                  <Button type="submit" formAction={newRound} name="add" value="priced" look="secondary">
                    {words.add}
                  </Button>
                  <Button type="submit" formAction={newRound} name="add" value="bsa-air" look="secondary">
                    {words.addNote}
                  </Button>
                </>
              )}
            </div>
            {isElite && isFull && <p className="note">{words.full(roundLimits.rounds)}</p>}
            {!isElite && (
              <p className="toolkit-locked">
                {words.elite} <TextLink to={pathOf("pricing")}>{words.unlock}</TextLink>
              </p>
            )}
          </Form>
          <section className="toolkit-result" id={isRefused ? undefined : "result"} aria-labelledby="result-title">
            <h2 id="result-title">{modelled ? words.result : example ? words.example.title : words.empty.title}</h2>
            {modelled ? (
              <Result {...modelled} />
            ) : example ? (
              <>
                <p>
                  <span className="mark">{words.example.mark}</span> {words.example.text}
                </p>
                <Result {...example} />
              </>
            ) : (
              <p className="text-ink-2">{words.empty.text}</p>
            )}
            {modelled && isElite && (
              <>
                <div className="toolkit-files">
                  <h3>{words.files}</h3>
                  <LinkButton to={`${pathOf("tool-dilution-csv")}?${search}`} reloadDocument look="secondary" small>
                    {words.csv}
                  </LinkButton>
                  <LinkButton to={`${pathOf("tool-dilution-xlsx")}?${search}`} reloadDocument look="secondary" small>
                    {words.xlsx}
                  </LinkButton>
                </div>
                <PostForm
                  action={`${pathOf("tool-dilution")}?${search}`}
                  className="toolkit-fields toolkit-save"
                  noValidate
                >
                  <TextField
                    name="name"
                    label={words.save.title}
                    hint={words.save.hint}
                    defaultValue={refusal?.values["name"] ?? loaded?.name ?? ""}
                    error={refusal?.errors["name"] && words.save.nameInvalid}
                    maxLength={scenarioLimits.name}
                    autoComplete="off"
                  />
                  <Button type="submit" look="secondary">
                    {words.save.action}
                  </Button>
                </PostForm>
              </>
            )}
          </section>
        </div>
        {scenarios.length > 0 && <SavedScenarios {...{ scenarios, isElite }}>{done}</SavedScenarios>}
      </div>
    </>
  );
}
