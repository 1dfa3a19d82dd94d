import { Checkbox } from "../../../ui/field.tsx";
import { NoBreak } from "../no-break.tsx";

type Props = { consent: { text: string }; typed?: Record<string, string | undefined> };

/** The checkbox for consent to news by e-mail. It is never ticked in advance. */
export function MarketingTick({ consent: { text }, typed }: Props) {
  return <Checkbox name="marketing" label={<NoBreak text={text} />} defaultChecked={typed?.["marketing"] === "on"} />;
}
