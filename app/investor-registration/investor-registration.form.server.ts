import type { RouterContextProvider } from "react-router";
import { services } from "../server/context.server.ts";
import { leadFormActions } from "../shell/form/lead-form.server.ts";
import { investorForm } from "./investor-registration.schema.server.ts";
import { offeredChoices } from "./offered-choices.ts";

export function investorRegistrationActions({ context }: { context: Readonly<RouterContextProvider> }) {
  const { content } = context.get(services);
  return leadFormActions({
    form: "investor-registration",
    schema: investorForm(offeredChoices(content.page("investor-registration", "en"), content.page("investors", "en"))),
    many: ["stages", "sectors"],
    accepts: { purpose: "risk", consent: "investor-risk" },
    payload: ({ fullName, firm, investorType, ticket, stages, sectors, linkedin }) => ({
      fullName,
      ...(firm && { firm }),
      investorType,
      ticket,
      stages: stages.join(", "),
      sectors: sectors.join(", "),
      ...(linkedin && { linkedin }),
    }),
  });
}
