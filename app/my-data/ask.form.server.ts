import { redirect } from "react-router";
import * as z from "zod";
import { askLink } from "../../domain/privacy/link.server.ts";
import { storedEmailField } from "../../platform/http/email-field.server.ts";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { pastOf } from "../shell/browser-past.server.ts";
import { checked, limited, receiveAtPage } from "../shell/form/receive.server.ts";
import type { RouteArgs } from "../shell/require.server.ts";

const schema = z.object({
  email: storedEmailField,
});

export const receiveAsked = (args: RouteArgs) =>
  receiveAtPage(
    args,
    checked(schema, async ({ email }) => {
      const { lang, address } = args.context.get(services);
      const asking = { email, lang, address, past: pastOf(args) };
      const answer = await askLink(args.context.get(services).db, asking);
      return answer.status === "limited" ? limited(answer) : redirect(pathOf("my-data-asked"), 303);
    }),
  );
