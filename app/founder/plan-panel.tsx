import { Link } from "react-router";
import type { RequestablePlan } from "../../domain/person/viewer.ts";
import { NewTabButton } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";

type Props = { requested: RequestablePlan | null; chat: string | null };

export function PlanPanel({ requested, chat }: Props) {
  const own = useWords("founder");
  return (
    <>
      <section className="panel workspace-part">
        <h2>{own.plan.title}</h2>
        <p className="font-semibold">{own.plan.free}</p>
        {requested && <p>{own.plan.requested(own.plan.names[requested])}</p>}
        <Link to={pathOf("pricing")} className="link">
          {own.plan.pricing}
        </Link>
      </section>
      {chat && (
        <section className="panel workspace-part">
          <h2>{own.chat.title}</h2>
          <p>{own.chat.text}</p>
          <NewTabButton href={chat} note={own.chat.newTab} look="secondary" small>
            {own.chat.open}
          </NewTabButton>
        </section>
      )}
    </>
  );
}
