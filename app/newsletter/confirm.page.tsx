import { formats } from "../../platform/language/format.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { LinkOutcome } from "../shell/link-outcome.tsx";
import { noindexMetadata } from "../shell/noindex-metadata.ts";
import type { Route } from "./+types/confirm.page.ts";
import { Left } from "./left.tsx";
import { LinkGone } from "./link-gone.tsx";
import { mailedLink } from "./link.server.ts";
import { newsletterWords } from "./words.ts";
import { PostForm } from "../shell/form/post-form.tsx";

export const loader = (args: Route.LoaderArgs) => mailedLink("confirm").loader(args);

export const action = (args: Route.ActionArgs) => mailedLink("confirm").action(args);

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function Confirm({ loaderData: { opened }, actionData }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const words = useWords(newsletterWords);
  if (!opened) return <LinkGone />;
  const { email, status, since } = opened;
  return (
    <section className="page section">
      {status === "left" && (
        <Left email={email} since={since} followed={false}>
          <LinkButton to={pathOf("newsletter")} className="mt-6">
            {words.gone.action}
          </LinkButton>
        </Left>
      )}
      {status === "waiting" && (
        <PostForm>
          <h1>{words.confirm.waiting}</h1>
          <p className="lead mt-4">{words.confirm.question(email)}</p>
          <Button type="submit" className="mt-6">
            {words.confirm.action}
          </Button>
        </PostForm>
      )}
      {status === "subscribed" && (
        <LinkOutcome
          title={words.confirm.subscribed}
          text={words.confirm.subscribedText(email, formats[lang].date(since))}
          followed={actionData !== undefined}
        >
          <LinkButton to={pathOf("blog")} look="secondary" className="mt-6">
            {words.blog}
          </LinkButton>
        </LinkOutcome>
      )}
    </section>
  );
}
