import type { ownWishes } from "../../../domain/session-wish/own.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { ActionButton } from "../../shell/form/action-button.tsx";
import { PostForm } from "../../shell/form/post-form.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { wishWords } from "./wish-words.ts";

type Props = { wishes: NonNullable<Awaited<ReturnType<typeof ownWishes>>> };

export function Wishes({ wishes: { startups, isPresent, left, leaveAt, until } }: Props) {
  const words = useWords(wishWords);
  const { moment } = formats[useLanguage().lang];
  return (
    <section className="panel workspace-part" id="wishes">
      <h2>{words.title}</h2>
      {isPresent ? (
        <>
          <p>{words.text(moment(leaveAt), moment(until))}</p>
          <p className="note">{words.left(left)}</p>
        </>
      ) : (
        <p>{words.absent}</p>
      )}
      {startups.length === 0 && <p>{words.none}</p>}
      <ol className="grid gap-3">
        {startups.map(({ startup, name, state }) => (
          <li key={startup} className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              <strong>{name || words.unnamed}</strong> {words.states[state]}
            </span>
            {state === "sent" || state === "met" ? (
              <TextLink to={pathOf("investor-introductions")}>{words.toIntroductions}</TextLink>
            ) : (
              (isPresent || state === "wished") && (
                <ActionButton
                  intent={state === "none" ? "wish" : "unwish"}
                  fields={{ startup }}
                  preventScrollReset
                  look={state === "none" ? "primary" : "secondary"}
                  small
                >
                  {state === "none" ? words.wish : words.takeBack} <span className="sr-only">{name}</span>
                </ActionButton>
              )
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

export function ShownToFounders({ isShown }: { isShown: boolean }) {
  const words = useWords(wishWords);
  return (
    <PostForm className="grid justify-items-start gap-3" preventScrollReset>
      <h3>{words.shownTitle}</h3>
      <p>{isShown ? words.shownOn : words.shownOff}</p>
      {!isShown && <input type="hidden" name="shown_to_founders" value="on" />}
      <Button type="submit" name="intent" value="show" look="secondary" small>
        {isShown ? words.hide : words.show}
      </Button>
    </PostForm>
  );
}
