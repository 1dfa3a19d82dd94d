import { requireViewer } from "../../shell/require.server.ts";
import { visitor } from "../../services.server.ts";
import { useWords } from "../../shell/language.tsx";
import { DeskHeading } from "../desk-heading.tsx";
import { deskMetadata } from "../desk-metadata.ts";
import { wordsIn } from "../words.server.ts";
import type { Route } from "./+types/today.page.ts";

export function loader(asked: Route.LoaderArgs) {
  requireViewer(asked, "admin");
  const own = wordsIn[asked.context.get(visitor).lang];
  return { title: own.title(own.nav.admin) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => deskMetadata(loaderData?.title);

export default function TodayPage() {
  const { nav } = useWords("admin");
  return <DeskHeading title={nav.admin} />;
}
