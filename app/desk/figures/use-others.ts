import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { deskFiguresWords } from "./words.ts";

/** The row of all that a list leaves out, where it leaves anything out. */
export function useOthers() {
  const words = useWords(deskFiguresWords);
  const { count } = formats[useLanguage().lang];
  return (rest: { count: number; sum: number } | null) =>
    rest ? [{ id: "others", label: words.others(count(rest.count)), value: rest.sum }] : [];
}
