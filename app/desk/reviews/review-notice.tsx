import { useSearchParams } from "react-router";
import { aboutKey } from "../../shell/done-in-address.ts";
import { useWords } from "../../shell/language.tsx";
import { ActionNotice } from "../kit/action-notice.tsx";
import { deskReviewsWords } from "./words.ts";

type Props = {
  /** The person's files, among them the one whose review was sent. */
  files: readonly { id: string; startup: string }[];
  /** The startup whose file is shown now. */
  next?: string;
};

/** Names the startup whose review was sent, because the page then shows another file. */
export function ReviewNotice({ files, next }: Props) {
  const words = useWords(deskReviewsWords);
  const [search] = useSearchParams();
  const sent = files.find(({ id }) => id === search.get(aboutKey));
  const titles = sent && { submit: words.sent(sent.startup, next) };
  return <ActionNotice of={["submit", "conflict", "conflict-lifted"]} {...(titles && { titles })} />;
}
