import { changeView, manageableViews, removeView, saveView } from "../../../domain/desk-view/desk-view.server.ts";
import { viewedListNames, viewLimits, viewQueryOf } from "../../../domain/desk-view/desk-view.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox, TextField } from "../../../ui/field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { services } from "../../context/context.server.ts";
import { pathOf } from "../../paths.ts";
import { ActionButton } from "../../shell/form/action-button.tsx";
import { formAction } from "../../shell/form/handle-action.server.ts";
import { PostForm } from "../../shell/form/post-form.tsx";
import { limited } from "../../shell/form/receive.server.ts";
import { useWords } from "../../shell/language.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { ActionNotice } from "../kit/action-notice.tsx";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { typedFields } from "../kit/form-values.ts";
import { handleAction } from "../kit/handle-action.server.ts";
import { RefusalNotice } from "../kit/refusal-notice.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/views.page.ts";
import { changeForm, removeForm, saveForm } from "./forms.server.ts";
import { ViewForm } from "./view-form.tsx";

const here = { to: pathOf("admin-views") };

export async function loader(args: Route.LoaderArgs) {
  const { actor, lang } = requireColleague(args);
  const words = deskWords.in(lang);
  return {
    title: words.title(words.views.page),
    views: await manageableViews(args.context.get(services).db, actor),
  };
}

export function action(args: Route.ActionArgs) {
  const { actor, db } = requireColleague(args);
  return handleAction(args, {
    "save-view": formAction(saveForm, async (view) => {
      const answer = await saveView(db, actor, view);
      if (answer.status === "limited") return limited(answer);
      if (answer.status !== "stored") return { refused: answer.status };
      return { to: [pathOf(`admin-${view.list}`), viewQueryOf(view.query)].filter(Boolean).join("?") };
    }),
    "change-view": formAction(changeForm, async (view) => {
      const answer = await changeView(db, actor, view);
      if (answer.status === "limited") return limited(answer);
      return answer.status === "stored" ? here : { refused: answer.status };
    }),
    "remove-view": formAction(removeForm, async ({ id }) =>
      (await removeView(db, actor, id)) ? here : { refused: "gone" },
    ),
  });
}

export default function ViewsPage({ loaderData: { views }, actionData }: Route.ComponentProps) {
  const { views: words, nav } = useWords(deskWords);
  const refusal = actionData ?? undefined;
  const { isOpen, value, error } = typedFields("save-view", refusal, words.errors);
  const list = viewedListNames.find((each) => each === value("list"));
  return (
    <>
      <DeskHeading title={words.page} text={words.pageText} />
      <RefusalNotice refusal={refusal} problems={words.problems} />
      <ActionNotice of={["change-view", "remove-view"]} />
      {isOpen && list && (
        <section className="desk-panel">
          <h2>{nav[`admin-${list}`]}</h2>
          <ViewForm
            list={list}
            query={value("query") ?? ""}
            name={value("name")}
            isShared={value("shared") === "on"}
            error={error("name")}
            isTaken={refusal?.status === "taken"}
          />
        </section>
      )}
      {views.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="desk-panel desk-view-list">
          {views.map((view) => {
            const changed = typedFields(
              "change-view",
              refusal?.values["id"] === view.id ? refusal : undefined,
              words.errors,
            );
            return (
              <li key={view.id}>
                <p className="wrap-anywhere">
                  <TextLink to={[pathOf(`admin-${view.list}`), view.query].filter(Boolean).join("?")}>
                    {view.name}
                  </TextLink>
                  <span className="desk-sub">
                    {[nav[`admin-${view.list}`], view.shared && words.shared, !view.isOwn && view.owner]
                      .filter(Boolean)
                      .join(", ")}
                  </span>
                </p>
                {view.isOwn && (
                  <PostForm noValidate className="desk-view-change" preventScrollReset>
                    <input type="hidden" name="id" value={view.id} />
                    <TextField
                      name="name"
                      label={words.name}
                      defaultValue={changed.value("name") ?? view.name}
                      error={changed.error("name")}
                      maxLength={viewLimits.name}
                      autoComplete="off"
                      required
                    />
                    <Checkbox name="shared" label={words.share} defaultChecked={view.shared} />
                    <Button type="submit" name="intent" value="change-view" look="secondary" small>
                      {words.change}
                    </Button>
                  </PostForm>
                )}
                <ActionButton
                  intent="remove-view"
                  fields={{ id: view.id }}
                  preventScrollReset
                  look="secondary"
                  small
                  aria-label={words.removeNamed(view.name)}
                >
                  {words.remove}
                </ActionButton>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
