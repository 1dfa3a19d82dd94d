import { Link } from "react-router";
import { rightOfTool, fewestShown, mostUsed, toolCategories } from "../../../domain/toolkit/tool.ts";
import { toolUsers } from "../../../domain/tool-use/tool-use.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import { CockpitHead } from "../cockpit-head.tsx";
import { useCockpit } from "../use-cockpit.ts";
import { ownRecords } from "../own-records.server.ts";
import { lastResults } from "./last-results.server.ts";
import type { Route } from "./+types/tools.page.ts";
import { ToolRow } from "./tool-row.tsx";
import styles from "./tools.css?url";
import { toolsWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  const { actor, content, db, lang } = requireActor(args, "founder");
  const wanted = new URL(args.request.url).searchParams.get("category");
  const category = toolCategories.find((each) => each === wanted) ?? null;
  const own = ownRecords(args);
  const [{ plan }, { profile }] = await Promise.all([own.plan, own.profile]);
  const [users, lastOf] = await Promise.all([toolUsers(db), lastResults(db, actor, { plan, profile }, lang)]);
  const popular = mostUsed(users);
  const tools = content.list("tool", lang).map((tool) => {
    const count = users.get(tool.id) ?? 0;
    return { ...tool, users: count >= fewestShown ? count : null, popular: tool.id === popular, last: lastOf(tool.id) };
  });
  return { title: toolsWords.in(lang).title, category, tools };
}

const data = [
  { name: "founder-check-in", words: "numbers" },
  { name: "founder-cap-table", words: "capTable" },
] as const;

export default function Tools({ loaderData: { category, tools } }: Route.ComponentProps) {
  const own = useWords(toolsWords);
  const { plan, opened } = useCockpit();
  const shown = tools.filter((tool) => category === null || tool.category === category);
  const openTools = tools.filter(({ id }) => opened[rightOfTool[id]]).length;
  return (
    <>
      <CockpitHead title={own.title} context={own.context} />
      <div className="cockpit-work">
        <nav aria-label={own.filters} className="sub-tabs">
          <ul>
            {[null, ...toolCategories].map((each) => (
              <li key={each}>
                <Link
                  to={pathOf("founder-tools", { category: each ?? undefined })}
                  aria-current={each === category ? "page" : undefined}
                  preventScrollReset
                >
                  {each ? own.categories[each] : own.all}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="panel sheet">
          {shown.map((tool) => (
            <ToolRow key={tool.id} tool={tool} opened={opened} />
          ))}
        </div>
        {plan === "free" && (
          <section className="panel tools-upsell" aria-labelledby="tools-upsell">
            <div>
              <h2 id="tools-upsell">{own.upsell.title(openTools, tools.length)}</h2>
              <p>{own.upsell.text}</p>
            </div>
            <LinkButton to={pathOf("pricing")} look="secondary">
              {own.upsell.action}
            </LinkButton>
          </section>
        )}
        <section className="cockpit-section">
          <h2>{own.data}</h2>
          {data.map(({ name, words }) => (
            <div key={name} className="tool-row">
              <div>
                <h3>{own[words].name}</h3>
                <p className="text-ink-2">{own[words].text}</p>
              </div>
              <LinkButton to={pathOf(name)} look="secondary" small>
                {own[words].open}
              </LinkButton>
            </div>
          ))}
        </section>
      </div>
    </>
  );
}
