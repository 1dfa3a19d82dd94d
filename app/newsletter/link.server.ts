import { data, type RouterContextProvider } from "react-router";
import { followLink, openLink } from "../../domain/newsletter/newsletter.server.ts";
import type { LinkPurpose } from "../../domain/newsletter/token.server.ts";
import { services, visitor } from "../services.server.ts";

type Arguments = { params: { token: string }; context: Readonly<RouterContextProvider> };

/** What a mailed link does: opened it shows where the subscription stands, posted to it changes that. */
export function mailedLink(purpose: LinkPurpose) {
  return {
    async loader({ params, context }: Arguments) {
      const { db, secret } = context.get(services);
      const opened = await openLink(db, secret, purpose, params.token);
      if (!opened) return data(null, { status: 404 });
      const { subscription, standing, since } = opened;
      return data({ email: subscription.email, standing, since });
    },
    async action({ params, context }: Arguments) {
      const { db, secret } = context.get(services);
      await followLink(db, secret, purpose, params.token, context.get(visitor).address);
      return null;
    },
  };
}
