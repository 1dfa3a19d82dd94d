import { Checkbox } from "../../../ui/field.tsx";
import { NoBreak } from "../no-break.tsx";

type Props = { consent: { text: string }; typed?: Record<string, string | undefined> };

/** The box to agree to news by e-mail; never ticked in advance. */
export function MarketingTick({ consent: { text }, typed }: Props) {
  return <Checkbox name="marketing" label={<NoBreak text={text} />} defaultChecked={typed?.["marketing"] === "on"} />;
}
