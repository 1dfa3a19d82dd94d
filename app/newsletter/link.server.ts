import { data, type RouterContextProvider } from "react-router";
import { followLink, openLink } from "../../domain/newsletter/follow-link.server.ts";
import type { SubscriptionStatus } from "../../domain/newsletter/newsletter.ts";
import type { LinkPurpose } from "../../domain/newsletter/token.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { services } from "../context/context.server.ts";
import { newsletterWords } from "./words.ts";
import { takePress } from "../shell/form/link-press.server.ts";

type Arguments = { params: { token: string }; context: Readonly<RouterContextProvider> };

function titleOf(purpose: LinkPurpose, status: SubscriptionStatus | undefined, lang: Lang) {
  const { confirm, unsubscribe, gone } = newsletterWords.in(lang);
  if (!status) return gone.title;
  if (status === "left") return unsubscribe.left;
  if (purpose === "unsubscribe") return unsubscribe.question;
  return status === "waiting" ? confirm.waiting : confirm.subscribed;
}

export function mailedLink(purpose: LinkPurpose) {
  return {
    async loader({ params, context }: Arguments) {
      const { db, secret } = context.get(services);
      const opened = await openLink(db, secret, purpose, params.token);
      const title = titleOf(purpose, opened?.status, context.get(services).lang);
      if (!opened) return data({ title, opened: null }, { status: 404 });
      const { subscription, status, since } = opened;
      return data({ title, opened: { email: subscription.email, status, since } });
    },
    async action({ params, context }: Arguments) {
      const { db, secret } = context.get(services);
      const opened = await openLink(db, secret, purpose, params.token);
      if (!opened) return null;
      await takePress({ context }, opened.subscription.id);
      await followLink(db, secret, purpose, params.token, context.get(services).address);
      return null;
    },
  };
}
