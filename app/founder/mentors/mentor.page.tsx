import { data } from "react-router";
import { requestForm } from "../../../domain/mentor/mentor-form.server.ts";
import { askMentor } from "../../../domain/mentor/mentor-request.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Textarea, TextField } from "../../../ui/field.tsx";
import { Monogram } from "../../../ui/monogram.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { services, visitor } from "../../context/context.server.ts";
import { formAction, handleAction } from "../../shell/form/handle-action.server.ts";
import { FailureLine } from "../../shell/form/failure-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { sourceOf } from "../../shell/picture.ts";
import { requireActor } from "../../shell/require.server.ts";
import workspaceStyles from "../../shell/workspace.css?url";
import { noindexMetadata } from "../../shell/noindex-metadata.ts";
import { CockpitHead } from "../cockpit-head.tsx";
import type { Route } from "./+types/mentor.page.ts";
import { ownRecords } from "../own-records.server.ts";
import { MentorFit } from "./mentor-fit.tsx";
import { matchedMentors } from "./matched.server.ts";
import { mentorRequestWords } from "./request-words.ts";
import { mentorsWords } from "./words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

const timeNames = ["time1", "time2", "time3"] as const;

function mentorIn({ context, params }: Route.LoaderArgs | Route.ActionArgs) {
  const { content } = context.get(services);
  const found = content.list("mentor", context.get(visitor).lang).find(({ id }) => id === params["mentor"]);
  if (!found) throw data(null, { status: 404 });
  return found;
}

export async function loader(args: Route.LoaderArgs) {
  const actor = requireActor(args, "founder");
  const { id, name, role, bio, hourlyPrice, available, image } = mentorIn(args);
  const { db, content } = args.context.get(services);
  const { lang } = args.context.get(visitor);
  const { profile } = await ownRecords(args).profile;
  const matched = await matchedMentors(db, actor, content, profile, lang);
  return {
    title: mentorRequestWords.in(lang).pageTitle(name),
    mentor: { name, role, bio, hourlyPrice, available, portrait: sourceOf(image, 56) },
    match: matched?.find((each) => each.id === id)?.match ?? null,
  };
}

export function action(args: Route.ActionArgs) {
  const actor = requireActor(args, "founder");
  const mentor = mentorIn(args);
  return handleAction(args, {
    "": formAction(requestForm, async ({ topic, time1, time2, time3 }) => {
      const times = [time1, time2, time3].map((at) => at.toISOString());
      const answer = await askMentor(args.context.get(services).db, actor, { mentor, topic, times });
      return answer === "stored"
        ? { to: `${pathOf("founder-dashboard")}#mentors`, done: "mentor", about: mentor.id }
        : { refused: answer };
    }),
  });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function MentorPage({
  loaderData: { title, mentor, match },
  actionData: refusal,
}: Route.ComponentProps) {
  const words = useWords(mentorRequestWords);
  const { paid, price, unavailableText } = useWords(mentorsWords);
  const { money } = formats[useLanguage().lang];
  const [first] = Object.keys(refusal?.errors ?? {});
  const answer = (name: string) => ({
    name,
    defaultValue: refusal?.values[name],
    error: words.errors[refusal?.errors[name] ?? ""],
    ...(name === first && { autoFocus: true }),
  });
  return (
    <>
      <CockpitHead title={title} context={[mentor.role, price(money(mentor.hourlyPrice))].join(", ")} />
      <div className="cockpit-work">
        <section className="panel workspace-part">
          <Monogram name={mentor.name} image={mentor.portrait} />
          <p>{mentor.bio}</p>
          {match && <MentorFit match={match} />}
          {mentor.available ? (
            <PostForm className="contact-form" noValidate key={JSON.stringify(refusal)}>
              {refusal && (
                <FailureLine title={words.refused[refusal.status] ?? words.refused["failed"] ?? ""} text="" />
              )}
              <Textarea {...answer("topic")} label={words.topic} hint={words.topicHint} maxLength={1_000} required />
              <fieldset className="field gap-4">
                <legend className="field-label mb-3">{words.times}</legend>
                {timeNames.map((name, index) => (
                  <TextField
                    key={name}
                    type="datetime-local"
                    label={words.time(index + 1)}
                    {...answer(name)}
                    required
                  />
                ))}
              </fieldset>
              <Button type="submit">{words.send}</Button>
              <p className="note">{paid}</p>
            </PostForm>
          ) : (
            <p>{unavailableText}</p>
          )}
          <TextLink to={pathOf("founder-dashboard")}>{words.back}</TextLink>
        </section>
      </div>
    </>
  );
}
