import { readInvestorProfile } from "../../domain/investor/investor-profile.server.ts";
import { isLinkedInPage } from "../../domain/investor/investor-profile.ts";
import { services, viewer } from "../context/context.server.ts";
import { pageMetadata } from "../shell/page-metadata.ts";
import { requireActor } from "../shell/require.server.ts";
import { rootData } from "../shell/root-data.ts";
import type { Route } from "./+types/investor-registration.page.ts";
import { InvestorForm } from "./investor-form.tsx";
import { investorRegistrationActions } from "./investor-registration.form.server.ts";
import { offeredChoices } from "./offered-choices.ts";
import { Rows } from "../../ui/rows.tsx";

/** Returns form values prefilled from a signed-in investor's profile. Returns undefined for all other visitors. */
async function knownOf(args: Route.LoaderArgs) {
  if (args.context.get(viewer)?.role !== "investor") return undefined;
  const { profile } = await readInvestorProfile(args.context.get(services).db, requireActor(args, "investor").actor);
  const { company_name: firm, linkedin_url } = profile;
  return { firm, linkedin: isLinkedInPage(linkedin_url) ? linkedin_url : "" };
}

export async function loader(args: Route.LoaderArgs) {
  const { context } = args;
  const { content, lang } = context.get(services);
  const { metadata, title, intro, points, ...page } = content.page("investor-registration", lang);
  return {
    metadata,
    title,
    intro,
    points,
    offered: offeredChoices({ metadata, title, intro, points, ...page }, content.page("investors", lang)),
    notice: content.find("notice", "investor-registration", lang),
    risk: content.find("consent", "investor-risk", lang),
    marketing: content.find("consent", "marketing-email", lang),
    known: await knownOf(args),
  };
}

export const action = (args: Route.ActionArgs) => investorRegistrationActions.page(args);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMetadata("investor-registration", loaderData.metadata, rootData(matches)) : [];

export default function InvestorRegistration({ loaderData, actionData }: Route.ComponentProps) {
  const { title, intro, points, offered, notice, risk, marketing, known } = loaderData;
  return (
    <section className="page section contact">
      <div>
        <h1>{title}</h1>
        <p className="lead mt-4">{intro}</p>
        <Rows className="mt-6" rows={points.map(({ title, text }) => ({ label: title, value: text }))} />
      </div>
      <div id="register">
        <InvestorForm
          offered={offered}
          notice={notice}
          risk={risk}
          marketing={marketing}
          refused={actionData}
          known={known}
        />
      </div>
    </section>
  );
}
