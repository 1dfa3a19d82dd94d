import { Scene } from "../../ui/scene.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { dial } from "./dial.ts";
import { useWords } from "../shell/language.tsx";
import type { Route } from "./+types/reset-sent.page.ts";
import { accountMetadata } from "./account-metadata.ts";
import { authWords } from "./words.ts";

export const loader = ({ context }: Route.LoaderArgs) => ({
  title: authWords.in(context.get(services).lang).reset.sentTitle,
});

export const meta: Route.MetaFunction = ({ loaderData }) => accountMetadata(loaderData?.title);

export default function ResetSent() {
  const { reset, gone } = useWords(authWords);
  return (
    <section className="page section contact">
      <div>
        <h1>{reset.sentTitle}</h1>
        <p className="lead mt-4">{reset.sentText}</p>
        <p className="mt-6">
          <TextLink to={pathOf("sign-in")}>{gone.signIn}</TextLink>
        </p>
      </div>
      <Scene figure={dial} className="beside-form" />
    </section>
  );
}
