import type { ReactNode } from "react";
import { LinkButton } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { showcasesWords } from "./words.ts";

type Props = {
  name: string;
  account: string;
  standing: "visitor" | "pending" | "other";
  children: ReactNode;
};

export function SharedDeck({ name, account, standing, children }: Props) {
  const { shared: words } = useWords(showcasesWords);
  return (
    <section className="page section">
      <h1>{words.title(name)}</h1>
      <p className="lead mt-4">{words.text[standing]}</p>
      {standing === "visitor" && (
        <div className="mt-6 flex flex-wrap gap-y-3 gap-x-5 items-center">
          <LinkButton to={pathOf("sign-in", { to: pathOf("investor-deck", { startup: account }) })}>
            {words.signIn}
          </LinkButton>
          <TextLink to={pathOf("sign-up", { type: "investor" })}>{words.register}</TextLink>
        </div>
      )}
      {standing === "pending" && (
        <p className="mt-6">
          <TextLink to={pathOf("investor-dashboard")}>{words.dashboard}</TextLink>
        </p>
      )}
      <p className="mt-6">{children}</p>
    </section>
  );
}
