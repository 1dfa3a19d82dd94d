import { data, redirect } from "react-router";
import { reportForm } from "../../domain/deck/report-form.server.ts";
import { reportDeck } from "../../domain/deck/report.server.ts";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { doneIn, doneUrl } from "../shell/done.server.ts";
import { checked, limited, receiveAtPage } from "../shell/form/receive.server.ts";
import { noindexMetadata } from "../shell/noindex-metadata.ts";
import { personalHeaders } from "../shell/personal-headers.ts";
import workspaceStyles from "../shell/workspace.css?url";
import type { Route } from "./+types/report.page.ts";
import { LinkShut } from "./link-shut.tsx";
import { linkReader } from "./proof.server.ts";
import { ReportForm } from "./report-form.tsx";
import { deckPageWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

export async function loader(args: Route.LoaderArgs) {
  const words = deckPageWords.in(args.context.get(services).lang);
  const reader = await linkReader(args, args.params.link);
  if (!reader || reader === "paused") return data({ title: words.link.gone.title, shown: null }, { status: 404 });
  const { name } = reader.link;
  return { title: words.report.title(name), shown: { isSent: doneIn(args).done === "report" } };
}

export async function action(args: Route.ActionArgs) {
  const reader = await linkReader(args, args.params.link);
  if (!reader || reader === "paused") throw data(null, { status: 404 });
  const { id: through, founder, toEmail } = reader.link;
  const email = reader.state === "locked" ? null : toEmail;
  const { address } = args.context.get(services);
  return receiveAtPage(
    args,
    checked(reportForm, async ({ reason }) => {
      const report = { founder, through, email, address };
      const reported = await reportDeck(args.context.get(services).db, report, reason);
      if (reported.status === "limited") return limited(reported);
      return redirect(doneUrl(args, pathOf("deck-report", args.params), "report"), 303);
    }),
  );
}

export const headers: Route.HeadersFunction = personalHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function ReportPage({ loaderData, actionData, params: { link } }: Route.ComponentProps) {
  const { title, shown } = loaderData;
  if (!shown) return <LinkShut why="gone" />;
  return (
    <section className="page section workspace-part">
      <h1>{title}</h1>
      <ReportForm
        action={pathOf("deck-report", { link })}
        back={pathOf("deck-link", { link })}
        isSent={shown.isSent}
        refusal={actionData ?? undefined}
      />
    </section>
  );
}
