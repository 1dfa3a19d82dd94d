import type { RouterContextProvider } from "react-router";
import { submitLead } from "../../domain/lead/submission.server.ts";
import { services } from "../server/context.server.ts";
import { leadFormActions } from "../shell/form/lead-form.server.ts";
import { multiplesOf } from "./embed.server.ts";
import { formatThousands, project } from "./projection.ts";
import { simulatorForm } from "./simulator.schema.server.ts";

export function simulatorActions({ context }: { context: Readonly<RouterContextProvider> }) {
  const multiples = multiplesOf(context.get(services).content);
  return leadFormActions({
    form: "simulator",
    schema: simulatorForm,
    store(db, secret, sender, { companyName, monthlyRevenue }) {
      const { lang } = sender;
      const projection = project(monthlyRevenue, lang, multiples);
      return submitLead(db, secret, {
        ...sender,
        form: "simulator",
        payload: {
          companyName,
          monthlyRevenue: formatThousands(monthlyRevenue, lang),
          projectedRevenue: projection.central,
          growthMultiple: multiples.central,
        },
        begin: async () => ({ letter: "simulator-projection", lang, ...projection }),
      });
    },
  });
}
