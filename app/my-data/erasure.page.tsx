import { data } from "react-router";
import { opens } from "../../domain/application/access-token.server.ts";
import { cancelErasure, readErasure } from "../../domain/privacy/erasure-request.server.ts";
import { formats } from "../../platform/language/format.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { shellWords } from "../shell/words.ts";
import type { Route } from "./+types/erasure.page.ts";
import { personalMetadata } from "./personal-metadata.ts";
import { myDataWords } from "./words.ts";
import { PostForm } from "../shell/form/post-form.tsx";
import { takePress } from "../shell/form/link-press.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, secret } = context.get(services);
  const words = myDataWords.in(context.get(services).lang).erasure;
  const id = opens("privacy-erasure", params.accessToken, secret);
  const erasure = id && (await readErasure(db, id));
  if (!erasure) return data({ title: words.gone, state: "gone" as const, on: null }, { status: 410 });
  const { effectiveAt: on, outcome } = erasure;
  if (outcome === "cancelled")
    return data({ title: words.cancelled, state: "cancelled" as const, on }, { status: 200 });
  if (outcome) return data({ title: words.done, state: "done" as const, on }, { status: 410 });
  return data({ title: words.title, state: "open" as const, on }, { status: 200 });
}

export async function action({ params, context }: Route.ActionArgs) {
  const { db, secret } = context.get(services);
  const id = opens("privacy-erasure", params.accessToken, secret);
  if (id) await takePress({ context }, id);
  if (id) await cancelErasure(db, id, context.get(services).address);
  return null;
}

export const meta: Route.MetaFunction = ({ loaderData }) => personalMetadata(loaderData?.title);

export default function ErasurePage({ loaderData: { state, on } }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const { erasure, link } = useWords(myDataWords);
  const { notFound } = useWords(shellWords);
  if (state === "open" && on)
    return (
      <section className="page section">
        <h1>{erasure.title}</h1>
        <p className="lead mt-4">{erasure.text(formats[lang].date(on))}</p>
        <PostForm className="mt-6">
          <Button type="submit">{erasure.action}</Button>
        </PostForm>
      </section>
    );
  const texts = { cancelled: erasure.cancelledText, done: erasure.doneText, gone: erasure.goneText, open: "" };
  const titles = { cancelled: erasure.cancelled, done: erasure.done, gone: erasure.gone, open: erasure.title };
  return (
    <section className="page section" role={state === "cancelled" ? "status" : undefined}>
      <h1>{titles[state]}</h1>
      <p className="lead mt-4">{texts[state]}</p>
      <LinkButton to={pathOf(state === "done" ? "home" : "my-data")} className="mt-6">
        {state === "done" ? notFound.home : link.open}
      </LinkButton>
    </section>
  );
}
