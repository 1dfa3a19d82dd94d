import { data, redirect } from "react-router";
import { opens } from "../../domain/application/access-token.server.ts";
import { isLinkUsable, openLink } from "../../domain/privacy/link.server.ts";
import { printRetention } from "../../domain/retention/rules.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import type { Route } from "./+types/link.page.ts";
import { personalMetadata } from "./personal-metadata.ts";
import { beginVisit } from "./visit.server.ts";
import { myDataWords } from "./words.ts";
import { PostForm } from "../shell/form/post-form.tsx";
import { takePress } from "../shell/form/link-press.server.ts";

/** Opening the page does not use up the link, because mail programs prefetch links; pressing the button does. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, secret } = context.get(services);
  const words = myDataWords.in(context.get(services).lang).link;
  const id = opens("privacy-link", params.accessToken, secret);
  const usable = id !== undefined && (await isLinkUsable(db, id));
  return data({ title: usable ? words.open : words.used, usable }, { status: usable ? 200 : 410 });
}

export async function action({ params, context }: Route.ActionArgs) {
  const { db, secret } = context.get(services);
  const id = opens("privacy-link", params.accessToken, secret);
  if (id) await takePress({ context }, id);
  if (!id || !(await openLink(db, id))) return data(null, { status: 410 });
  throw redirect(pathOf("my-data-open"), { status: 303, headers: { "Set-Cookie": beginVisit({ context }, id) } });
}

export const meta: Route.MetaFunction = ({ loaderData }) => personalMetadata(loaderData?.title);

export default function LinkPage({ loaderData: { usable } }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const words = useWords(myDataWords).link;
  return (
    <section className="page section">
      <h1>{usable ? words.open : words.used}</h1>
      <p className="lead mt-4">{usable ? words.openText : words.usedText(printRetention("mailed_links", lang))}</p>
      {usable ? (
        <PostForm className="mt-6">
          <Button type="submit">{words.open}</Button>
        </PostForm>
      ) : (
        <LinkButton to={pathOf("my-data")} className="mt-6">
          {words.again}
        </LinkButton>
      )}
    </section>
  );
}
