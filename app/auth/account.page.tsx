import { Button } from "../../ui/button.tsx";
import { signOutPath } from "../paths.ts";
import { visitor } from "../services.server.ts";
import { useWords } from "../shell/language.tsx";
import { requireViewer } from "../shell/require.server.ts";
import type { Route } from "./+types/account.page.ts";
import { wordsIn } from "./words.server.ts";

export function loader(asked: Route.LoaderArgs) {
  const { email } = requireViewer(asked);
  return { email, title: wordsIn[asked.context.get(visitor).lang].account.title };
}

export function action(asked: Route.ActionArgs) {
  requireViewer(asked);
  return null;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? ""} · The Lab` },
  { name: "robots", content: "noindex" },
];

export default function Account({ loaderData: { email } }: Route.ComponentProps) {
  const own = useWords("auth");
  return (
    <section className="page section account-page">
      <h1>{own.account.title}</h1>
      <p className="lead mt-4">{email}</p>
      <form method="post" action={signOutPath} className="mt-6">
        <Button type="submit" look="secondary">
          {own.account.signOut}
        </Button>
      </form>
    </section>
  );
}
