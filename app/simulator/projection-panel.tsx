import type { Lang } from "../../platform/language/language.ts";
import type { Words } from "../words.en.ts";
type Props = { monthly: number; projected: number; multiple: number; lang: Lang; words: Words["simulator"]["panel"] };
export function ProjectionPanel({ projected, words }: Props) {
  return <p>{words.title} {projected}</p>;
}
