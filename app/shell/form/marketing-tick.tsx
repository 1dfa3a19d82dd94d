import { Checkbox } from "../../../ui/field.tsx";
import { NoBreak } from "../no-break.tsx";

type Props = { consent: { text: string }; typed?: Record<string, string | undefined> };

/** Asks whether news may come by e-mail; never ticked beforehand. */
export function MarketingTick({ consent: { text }, typed }: Props) {
  return <Checkbox name="marketing" label={<NoBreak text={text} />} defaultChecked={typed?.["marketing"] === "on"} />;
}
