import { Outlet } from "react-router";
import { pendingErasure } from "../../domain/privacy/request.server.ts";
import { services } from "../server/context.server.ts";
import { pathOf, type RouteName } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { requireViewer } from "../shell/require.server.ts";
import coreStyles from "../shell/core.css?url";
import signedInStyles from "../shell/signed-in/signed-in.css?url";
import { SignedIn } from "../shell/signed-in/signed-in.tsx";
import type { Route } from "./+types/investor.layout.ts";
import { investorWords } from "./words.ts";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: coreStyles },
  { rel: "stylesheet", href: signedInStyles },
];

export async function loader(asked: Route.LoaderArgs) {
  const { firstName, lastName, email } = requireViewer(asked, "investor");
  return {
    name: [firstName, lastName].filter(Boolean).join(" ") || email,
    erasedOn: (await pendingErasure(asked.context.get(services).db, email))?.effectiveAt ?? null,
  };
}

const entries = [
  { name: "investor-dashboard", words: "dashboard" },
  { name: "investor-deals", words: "deals", holds: ["investor-startup"] },
] as const satisfies readonly { name: RouteName; words: string; holds?: readonly RouteName[] }[];

/** The frame of every page of an investor. */
export default function InvestorArea({ loaderData: { name, erasedOn } }: Route.ComponentProps) {
  const own = useWords(investorWords);
  return (
    <SignedIn
      label={own.rail.label}
      entries={entries.map(({ name: route, words, ...entry }) => ({
        ...entry,
        to: pathOf(route),
        words: own.rail[words],
      }))}
      name={name}
      erasedOn={erasedOn}
      profile={{ to: pathOf("investor-profile"), words: own.profile }}
    >
      <Outlet />
    </SignedIn>
  );
}
