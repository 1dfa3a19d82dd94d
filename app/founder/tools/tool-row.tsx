import type { Resolved, Tool } from "../../../domain/content/content.ts";
import { type Right, opens } from "../../../domain/plan/rights.ts";
import { rightOfTool, type ToolId } from "../../../domain/toolkit/tool.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { isRouteName, pathOf, pathsOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { toolsWords } from "./words.ts";

/** Returns the path of a tool's page, which is the route "tool-" followed by the tool's id. */
const addressOf = (id: ToolId) => {
  const name = `tool-${id}`;
  return isRouteName(name) ? pathsOf(name)[0] : undefined;
};

type ListedTool = Resolved<Tool> & {
  users: number | null;
  popular: boolean;
  /** The tool's last result as a sentence; null when the plan does not include the tool. */
  last: string | null;
};

type Props = { tool: ListedTool; opened: Record<Right, boolean> };

export function ToolRow({
  tool: { id, name, description, category, minutes, needs, gives, users, popular, last },
  opened,
}: Props) {
  const words = useWords(toolsWords);
  const right = rightOfTool[id];
  const plan = opens[right];
  const isOpened = opened[right];
  const address = addressOf(id);
  const limits = id in words.limits && words.limits[id as keyof typeof words.limits];
  const facts = [
    words.categories[category],
    words.minutes(minutes),
    plan === "free" ? words.free : words.from[plan],
    users && words.users(users),
  ];
  return (
    <article className="tool">
      <h2>
        {name} {popular && <span className="mark">{words.popular}</span>}
      </h2>
      <p className="text-ink-2 text-s">{facts.filter(Boolean).join(" · ")}</p>
      <p>{description}</p>
      {last && <p className="font-semibold">{last}</p>}
      <div className="tool-ways">
        {!isOpened ? (
          <LinkButton to={pathOf("pricing")} look="secondary" small>
            {words.unlock}
            <span className="sr-only">{words.named(name)}</span>
          </LinkButton>
        ) : (
          address && (
            <LinkButton to={address} look="secondary" small>
              {words.open}
              <span className="sr-only">{words.named(name)}</span>
            </LinkButton>
          )
        )}
        <details className="tool-details">
          <summary>
            {isOpened ? words.info : words.details}
            <span className="sr-only">{words.about(name)}</span>
          </summary>
          <dl>
            <div>
              <dt>{words.needs}</dt>
              <dd>{needs}</dd>
            </div>
            <div>
              <dt>{words.gives}</dt>
              <dd>{gives}</dd>
            </div>
          </dl>
          {limits && <p className="note">{limits}</p>}
        </details>
      </div>
    </article>
  );
}
