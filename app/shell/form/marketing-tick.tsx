import { Checkbox } from "../../../ui/field.tsx";
import { NoBreak } from "../no-break.tsx";
import { ShownText } from "./shown-text.tsx";

type Props = { consent: { version: number; text: string }; typed?: Record<string, string | undefined> };

/** The checkbox for consent to news by e-mail. It is never ticked in advance. */
export function MarketingTick({ consent: { version, text }, typed }: Props) {
  return (
    <>
      <Checkbox name="marketing" label={<NoBreak text={text} />} defaultChecked={typed?.["marketing"] === "on"} />
      <ShownText name="marketing" version={version} text={text} />
    </>
  );
}
