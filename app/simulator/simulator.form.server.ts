import { leadFormActions } from "../shell/form/receive.server.ts";
import { formatThousands, multiples, project } from "./projection.ts";
import { simulatorForm } from "./simulator.schema.server.ts";

export const simulatorActions = leadFormActions({
  form: "simulator",
  schema: simulatorForm,
  payload: ({ companyName, monthlyRevenue }, lang) => ({
    companyName,
    monthlyRevenue: formatThousands(monthlyRevenue, lang),
    projectedRevenue: project(monthlyRevenue, lang).central,
    growthMultiple: multiples.central,
  }),
});
