import { removeLogo, saveLogo } from "../../../domain/startup/logo.server.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { CompanyLogo } from "../../../ui/company-logo.tsx";
import { pathOf } from "../../paths.ts";
import { services, upload } from "../../context/context.server.ts";
import { doneIn } from "../../shell/done.server.ts";
import { ActionButton } from "../../shell/form/action-button.tsx";
import { handleAction } from "../../shell/form/handle-action.server.ts";
import { PostForm } from "../../shell/form/post-form.tsx";
import { invalid, limited } from "../../shell/form/receive.server.ts";
import { RefusalLine } from "../../shell/form/failure-line.tsx";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import workspaceStyles from "../../shell/workspace.css?url";
import { CockpitHead } from "../cockpit-head.tsx";
import { useCockpit } from "../use-cockpit.ts";
import type { Route } from "./+types/logo.page.ts";
import { logoWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

export function loader(args: Route.LoaderArgs) {
  requireActor(args, "founder");
  return { title: logoWords.in(args.context.get(services).lang).title, done: doneIn(args).done };
}

export function action(args: Route.ActionArgs) {
  const { actor, db } = requireActor(args, "founder");
  const here = { to: pathOf("founder-logo") };
  return handleAction(args, {
    async save() {
      const saved = await saveLogo(db, actor, args.context.get(upload)?.files[0]);
      if (saved.status === "limited") return limited(saved);
      return saved.status === "refused" ? invalid({ file: saved.problem }) : here;
    },
    async remove() {
      await removeLogo(db, actor);
      return here;
    },
  });
}

export default function LogoPage({ loaderData: { title, done }, actionData }: Route.ComponentProps) {
  const words = useWords(logoWords);
  const { startup, founder, logo } = useCockpit();
  const refusal = actionData ?? undefined;
  const failure =
    refusal &&
    (refusal.status === "invalid"
      ? words.refused
      : refusal.status === "crowded"
        ? words.crowded
        : refusal.status === "limited"
          ? words.limited(refusal.minutes)
          : words.failure);
  // The success notice is hidden if another window has changed the logo in the meantime.
  const isSaved = done === "save" && logo !== undefined;
  const isRemoved = done === "remove" && logo === undefined;
  return (
    <>
      <CockpitHead
        title={title}
        context={words.context}
        back={{ to: pathOf("founder-profile", { step: 1 }), words: words.back }}
      />
      <div className="cockpit-work">
        {failure ? (
          <RefusalLine {...failure} />
        ) : (
          (isSaved || isRemoved) && <StatusLine tone="good" {...words.done[isSaved ? "save" : "remove"]} />
        )}
        <section className="panel workspace-part" aria-labelledby="logo">
          <h2 id="logo">{words.current}</h2>
          <CompanyLogo name={startup || founder} image={logo} size="6rem" />
          {logo ? (
            <ActionButton intent="remove" action={pathOf("founder-logo")} look="secondary" small>
              {words.remove}
            </ActionButton>
          ) : (
            <p className="note">{words.none}</p>
          )}
          <PostForm
            key={logo}
            action={pathOf("founder-logo")}
            encType="multipart/form-data"
            noValidate
            className="workspace-part"
          >
            <TextField
              type="file"
              name="file"
              label={words.file}
              hint={words.hint}
              accept="image/png,image/jpeg,image/webp"
              error={words.problems[refusal?.errors["file"] as keyof typeof words.problems]}
            />
            <Button type="submit" name="intent" value="save">
              {words.save}
            </Button>
          </PostForm>
        </section>
      </div>
    </>
  );
}
