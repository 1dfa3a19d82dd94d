import { Button, LinkButton } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { noindexMetadata } from "../shell/noindex-metadata.ts";
import type { Route } from "./+types/unsubscribe.page.ts";
import { Left } from "./left.tsx";
import { LinkGone } from "./link-gone.tsx";
import { mailedLink } from "./link.server.ts";
import { newsletterWords } from "./words.ts";
import { PostForm } from "../shell/form/post-form.tsx";

export const loader = (args: Route.LoaderArgs) => mailedLink("unsubscribe").loader(args);

/** Also receives the one-click POST of the List-Unsubscribe e-mail header. */
export const action = (args: Route.ActionArgs) => mailedLink("unsubscribe").action(args);

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function Unsubscribe({ loaderData: { opened }, actionData }: Route.ComponentProps) {
  const words = useWords(newsletterWords);
  if (!opened) return <LinkGone leaving />;
  const { email, status, since } = opened;
  return (
    <section className="page section">
      {status === "left" ? (
        <Left email={email} since={since} followed={actionData !== undefined}>
          <LinkButton to={pathOf("newsletter")} look="secondary" className="mt-6">
            {words.unsubscribe.again}
          </LinkButton>
        </Left>
      ) : (
        <PostForm>
          <h1>{words.unsubscribe.question}</h1>
          <p className="lead mt-4">{words.unsubscribe.text(email)}</p>
          <Button type="submit" className="mt-6">
            {words.unsubscribe.action}
          </Button>
        </PostForm>
      )}
    </section>
  );
}
