import type { RouterContextProvider } from "react-router";
import { services } from "../server/context.server.ts";
import { leadFormActions } from "../shell/form/lead-form.server.ts";
import { joinForm } from "./join.schema.server.ts";

export function joinActions({ context }: { context: Readonly<RouterContextProvider> }) {
  const { roles } = context.get(services).content.page("join", "en");
  return leadFormActions({
    form: "join",
    schema: joinForm(roles.map(({ id }) => id)),
    payload: ({ fullName, joinAs, contribution }) => ({ fullName, joinAs, contribution }),
  });
}
