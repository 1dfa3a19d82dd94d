import { visitor } from "../../context/context.server.ts";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { noindexMetadata } from "../../shell/noindex-metadata.ts";
import { requireColleague } from "../../shell/require.server.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { NothingHere } from "../kit/nothing-here.tsx";
import { useOpens } from "../kit/use-opens.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/reviews.page.ts";
import { deskReviewsWords } from "./words.ts";

export function loader(args: Route.LoaderArgs) {
  requireColleague(args);
  const { lang } = args.context.get(visitor);
  return { title: deskWords.in(lang).title(deskReviewsWords.in(lang).title) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function ReviewsPage() {
  const words = useWords(deskReviewsWords);
  const opens = useOpens();
  return (
    <>
      <DeskHeading title={words.title} text={words.text} />
      <NothingHere title={words.none} text={words.noneText} />
      {opens("admin-applications") && (
        <p>
          <TextLink to={pathOf("admin-applications")}>{words.applications}</TextLink>
        </p>
      )}
    </>
  );
}
