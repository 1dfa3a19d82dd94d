import { Form, redirect } from "react-router";
import { compareDeals, type Comparison } from "../../../domain/deal/compare.server.ts";
import { startupsOnDesk } from "../../../domain/deal-stage/stage.server.ts";
import { nameIn } from "../../../domain/startup/sample-name.ts";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { services } from "../../context/context.server.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { openingOf } from "../../shell/opening.server.ts";
import { requireActor } from "../../shell/require.server.ts";
import styles from "../deals/deals.css?url";
import { InvestorHead } from "../investor-head.tsx";
import type { Route } from "./+types/compare.page.ts";
import { useComparedRows } from "./use-compared-rows.ts";
import { compareWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { actor } = requireActor({ request, context }, "investor");
  if (!actor.viewer.approved) throw redirect(pathOf("investor-deals"), 302);
  const { db } = context.get(services);
  const search = new URL(request.url).searchParams;
  const [a, b] = [search.get("a") ?? "", search.get("b") ?? ""];
  const isAsked = a !== "" && b !== "" && a !== b;
  return {
    title: compareWords.in(context.get(services).lang).title,
    chosen: [a, b] as const,
    isAsked,
    compared: isAsked ? await compareDeals(db, actor, [a, b], openingOf(request)) : null,
    startups: await startupsOnDesk(db, actor),
  };
}

function Table({ compared }: { compared: Comparison }) {
  const words = useWords(compareWords);
  const { lang } = useLanguage();
  const rows = useComparedRows(compared);
  const sides = [compared.left, compared.right];
  return (
    <section className="deal-part">
      <p className="note">{compared.month ? words.monthOf(formats[lang].month(compared.month)) : words.noMonth}</p>
      <table className="deal-holders deal-compared">
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            {sides.map(({ record }) => (
              <th scope="col" key={record.founder}>
                <TextLink to={pathOf("investor-startup", { startup: record.founder })}>
                  {nameIn(lang, record.profile.startup_name ?? "")}
                </TextLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{values[0]}</td>
              <td>{values[1]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export default function ComparePage({
  loaderData: { title, chosen, isAsked, compared, startups },
}: Route.ComponentProps) {
  const words = useWords(compareWords);
  const { lang } = useLanguage();
  const known = new Map(startups.map(({ startup, name }) => [startup, nameIn(lang, name)]));
  for (const side of compared ? [compared.left, compared.right] : [])
    known.set(side.record.founder, nameIn(lang, side.record.profile.startup_name ?? ""));
  const options = [...known].map(([id, label]) => ({ id, label }));
  return (
    <>
      <InvestorHead title={title} context={words.context} />
      <div className="cockpit-work grid gap-5">
        {options.length > 1 ? (
          <Form method="get" className="flex flex-wrap gap-3 items-end">
            {(["a", "b"] as const).map((name, index) => (
              <Select
                key={`${name} ${chosen[index]}`}
                name={name}
                label={index === 0 ? words.first : words.second}
                none={words.choose}
                defaultValue={known.has(chosen[index] ?? "") ? chosen[index] : ""}
                options={options}
              />
            ))}
            <Button type="submit" look="secondary" small>
              {words.compare}
            </Button>
          </Form>
        ) : (
          <p>
            {words.none} <TextLink to={pathOf("investor-deals")}>{words.toDeals}</TextLink>
          </p>
        )}
        {isAsked && !compared && <p role="status">{words.missing}</p>}
        {compared && <Table compared={compared} />}
      </div>
    </>
  );
}
