import { countedOfFounders, type founderCompletion } from "../../domain/startup/completion.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { founderWords } from "./words.ts";

type Props = { startup: string; founder: string; completion: ReturnType<typeof founderCompletion> };

export function DashboardHead({ startup, founder, completion }: Props) {
  const own = useWords(founderWords);
  return (
    <div className="workspace-head">
      <div>
        <p className="text-ink-2">{founder}</p>
        <h1>{startup || own.dashboard}</h1>
        <div className="workspace-actions">
          <LinkButton to={pathOf("home")} look="secondary" small>
            {own.home}
          </LinkButton>
          <LinkButton to={pathOf("founder-profile")} look="secondary" small>
            {own.profile}
          </LinkButton>
          <form method="post" action={pathOf("sign-out")}>
            <Button type="submit" look="quiet" small>
              {own.signOut}
            </Button>
          </form>
        </div>
      </div>
      <div className="workspace-rate">
        <p>{own.completion(completion.rate)}</p>
        <Ruler
          steps={countedOfFounders.length}
          done={completion.filled || undefined}
          label={own.completion(completion.rate)}
          role="progressbar"
        />
      </div>
    </div>
  );
}
