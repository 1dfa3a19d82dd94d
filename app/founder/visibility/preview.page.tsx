import { mustRead } from "../../../domain/startup/access.ts";
import { previewOf } from "../../../domain/deal/record.server.ts";
import { publicationState } from "../../../domain/publication/read-reviews.server.ts";
import { publicationOf } from "../../../domain/publication/publication.server.ts";
import { shownAtFirst } from "../../../domain/publication/publication.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { startupSheetStyles, StartupSheet } from "../../investor/deals/embed.tsx";
import { pathOf } from "../../paths.ts";
import { services } from "../../context/context.server.ts";
import { useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import { CockpitHead } from "../cockpit-head.tsx";
import type { Route } from "./+types/preview.page.ts";
import { visibilityWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: startupSheetStyles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { actor, db } = requireActor({ request, context }, "founder");
  const found = await publicationOf(db, mustRead(actor));
  const first = { customers: [], deepTech: false, shown: [...shownAtFirst] };
  return {
    title: visibilityWords.in(context.get(services).lang).preview.title,
    look: await publicationState(db, mustRead(actor)),
    record: await previewOf(db, actor, found ?? first),
  };
}

export default function PreviewPage({ loaderData: { look, record } }: Route.ComponentProps) {
  const { preview, context: states } = useWords(visibilityWords);
  const ofPublic = look.refused ? preview.refused : look.waits ? preview.changed : preview.text;
  const isPublic = look.state === "public";
  const ofUnseen = look.state === "waiting" || look.state === "refused" ? states[look.state] : preview.notPublic;
  return (
    <>
      <CockpitHead title={preview.title} context={isPublic ? ofPublic : ofUnseen}>
        <TextLink to={pathOf("founder-visibility")}>{preview.back}</TextLink>
      </CockpitHead>
      <div className="cockpit-work">
        <StartupSheet
          record={record}
          isUnseen={!isPublic}
          deckTo={pathOf("founder-deck")}
          linkTo={(link) => (link === "deck" ? record.profile.pitch_deck_url : record.profile.website) ?? ""}
        />
      </div>
    </>
  );
}
