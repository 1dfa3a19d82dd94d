import { Button } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { TextField } from "../../../ui/field.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { PostForm } from "../../shell/form/post-form.tsx";
import { useWords } from "../../shell/language.tsx";
import type { Team } from "./team.ts";
import { teamWords } from "./words.ts";

type Props = { team: Team; refusal: Refusal | undefined };

export function GoingForms({ team: { me, role, name, notice, seats }, refusal }: Props) {
  const words = useWords(teamWords);
  const isAlone = seats.length === 1;
  const wasWrong = refusal?.values["intent"] === "close";
  if (isAlone && notice) return null;
  return (
    <section className="panel workspace-part team-going">
      {!isAlone && (
        <Disclosure title={words.leave}>
          <PostForm className="disclosure-body contact-form">
            <p>{words.leaveText}</p>
            {seats.some(({ person, isContact }) => person === me && isContact) && <p>{words.leaveContact}</p>}
            <Button type="submit" name="intent" value="leave" look="secondary">
              {words.leaveButton}
            </Button>
          </PostForm>
        </Disclosure>
      )}
      {role === "owner" && !notice && (
        <Disclosure title={words.close} open={wasWrong}>
          {isAlone ? (
            <PostForm className="disclosure-body contact-form" noValidate>
              <p>{name ? words.closeText : words.closeUnnamed}</p>
              {name && (
                <TextField
                  name="startup_name"
                  label={words.closeName(name)}
                  autoComplete="off"
                  defaultValue={wasWrong ? refusal.values["startup_name"] : undefined}
                  error={words.errors[refusal?.errors["startup_name"] ?? ""]}
                  required
                />
              )}
              <Button type="submit" name="intent" value="close" look="secondary">
                {words.closeButton}
              </Button>
            </PostForm>
          ) : (
            <p className="disclosure-body">{words.closeOthers}</p>
          )}
        </Disclosure>
      )}
    </section>
  );
}
