import type { Resolved, Tool } from "../../../domain/content/content.ts";
import { type Right, opens } from "../../../domain/plan/rights.ts";
import { rightOfTool, type ToolId } from "../../../domain/toolkit/tool.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { isRouteName, pathOf, pathsOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { toolsWords } from "./words.ts";

/** A tool's page is the route of its name. */
const addressOf = (id: ToolId) => {
  const name = `tool-${id}`;
  return isRouteName(name) ? pathsOf(name)[0] : undefined;
};

type ListedTool = Resolved<Tool> & { users: number | null; popular: boolean };

type Props = { tool: ListedTool; opened: Record<Right, boolean> };

/** One tool: what it is, which plan opens it, the way in or to the plans, and what stands behind its name. */
export function ToolRow({
  tool: { id, name, description, category, minutes, needs, gives, users, popular },
  opened,
}: Props) {
  const own = useWords(toolsWords);
  const right = rightOfTool[id];
  const plan = opens[right];
  const isOpened = opened[right];
  const address = addressOf(id);
  const limits = id in own.limits && own.limits[id as keyof typeof own.limits];
  const facts = [
    own.categories[category],
    own.minutes(minutes),
    plan === "free" ? own.free : own.from[plan],
    users && own.users(users),
  ];
  return (
    <article className="tool">
      <h2>
        {name} {popular && <span className="mark">{own.popular}</span>}
      </h2>
      <p className="tool-facts">{facts.filter(Boolean).join(" · ")}</p>
      <p>{description}</p>
      <div className="tool-ways">
        {!isOpened ? (
          <LinkButton to={pathOf("pricing")} look="secondary" small>
            {own.unlock}
            <span className="sr-only">{own.named(name)}</span>
          </LinkButton>
        ) : (
          address && (
            <LinkButton to={address} look="secondary" small>
              {own.open}
              <span className="sr-only">{own.named(name)}</span>
            </LinkButton>
          )
        )}
        <details className="tool-details">
          <summary>
            {isOpened ? own.info : own.details}
            <span className="sr-only">{own.about(name)}</span>
          </summary>
          <dl>
            <div>
              <dt>{own.needs}</dt>
              <dd>{needs}</dd>
            </div>
            <div>
              <dt>{own.gives}</dt>
              <dd>{gives}</dd>
            </div>
          </dl>
          {limits && <p className="note">{limits}</p>}
        </details>
      </div>
    </article>
  );
}
