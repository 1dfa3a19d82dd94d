import { Button } from "../../../ui/button.tsx";
import type { Asked } from "./asked.server.ts";

/** To refuse is as near and as plain as to accept. */
export function EqualAnswers({ asked: { refuse, accept } }: { asked: Asked }) {
  return (
    <div className="consent-answers">
      <Button type="submit" name="choice" value="refuse" look="secondary" small>
        {refuse}
      </Button>
      <Button type="submit" name="choice" value="accept" look="secondary" small>
        {accept}
      </Button>
    </div>
  );
}
