import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { accelerationWords } from "./words.ts";

type Props = {
  startsOn: string;
  hasBegun: boolean;
  /** The viewer's own application; null if a co-founder sent the startup's. */
  application: string | null;
};

export function Admitted({ startsOn, hasBegun, application: accessToken }: Props) {
  const { admitted } = useWords(accelerationWords);
  return (
    <section className="panel workspace-part">
      <h2>{admitted.title}</h2>
      <p>{hasBegun ? admitted.began(startsOn) : admitted.begins(startsOn)}</p>
      {!hasBegun && <p>{admitted.contract}</p>}
      {accessToken && <TextLink to={pathOf("application-status", { accessToken })}>{admitted.application}</TextLink>}
    </section>
  );
}
