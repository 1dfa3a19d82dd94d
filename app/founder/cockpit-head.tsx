import { formats } from "../../platform/language/format.ts";
import { useLanguage } from "../shell/language.tsx";
import { WorkHead, type WorkHeadProps } from "../shell/signed-in/work-head.tsx";
import { useCockpit } from "./use-cockpit.ts";

/** The top line of a tab; whose startup it is and which month stand under it, unless the tab says something else. */
export function CockpitHead({ context, ...head }: WorkHeadProps) {
  const { lang } = useLanguage();
  const { startup, day } = useCockpit();
  return <WorkHead {...head} context={context ?? [startup, formats[lang].month(day)].filter(Boolean).join(", ")} />;
}
