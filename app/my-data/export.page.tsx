import { data } from "react-router";
import { opens } from "../../domain/application/access-token.server.ts";
import { isExportReady } from "../../domain/privacy/export-request.server.ts";
import { printRetention } from "../../domain/retention/rules.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import type { Route } from "./+types/export.page.ts";
import { personalMetadata } from "./personal-metadata.ts";
import { myDataWords } from "./words.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, secret } = context.get(services);
  const words = myDataWords.in(context.get(services).lang);
  const id = opens("privacy-export", params.accessToken, secret);
  const ready = id !== undefined && (await isExportReady(db, id));
  const title = ready ? words.export.title : words.link.used;
  return data(
    { title, file: ready ? pathOf("my-data-file", { accessToken: params.accessToken }) : null },
    { status: ready ? 200 : 410 },
  );
}

export const headers = () => ({ "Referrer-Policy": "no-referrer" });

export const meta: Route.MetaFunction = ({ loaderData }) => personalMetadata(loaderData?.title, "no-referrer");

export default function ExportPage({ loaderData: { title, file } }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const { export: words, link } = useWords(myDataWords);
  return (
    <section className="page section">
      <h1>{title}</h1>
      <p className="lead mt-4">{file ? words.text : link.usedText(printRetention("mailed_links", lang))}</p>
      {file ? (
        <form method="post" action={file} className="mt-6">
          <Button type="submit">{words.action}</Button>
        </form>
      ) : (
        <LinkButton to={pathOf("my-data")} className="mt-6">
          {link.again}
        </LinkButton>
      )}
    </section>
  );
}
