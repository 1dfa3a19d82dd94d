import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/field.tsx";
import { ActionButton } from "../../shell/form/action-button.tsx";
import { PostForm } from "../../shell/form/post-form.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import type { Team } from "./team.ts";
import { teamWords } from "./words.ts";

export function SeatsPart({ team: { me, role: own, notice, seats } }: { team: Team }) {
  const words = useWords(teamWords);
  const { date } = formats[useLanguage().lang];
  const roles = (["owner", "editor", "reader"] as const).map((id) => ({ id, label: words.roles[id] }));
  return (
    <section className="panel workspace-part">
      <h2>{words.people}</h2>
      <ul className="team-list">
        {seats.map(({ person, name, email, role, since, isContact }) => (
          <li key={person}>
            <p>
              <strong className="wrap-anywhere">{name}</strong>
              {person === me && ` (${words.you})`}
              <br />
              <span className="note wrap-anywhere">
                {[email === name ? "" : email, words.roles[role], words.since(date(since)), isContact && words.contact]
                  .filter(Boolean)
                  .join(", ")}
              </span>
            </p>
            {own === "owner" && (person === me || (role !== "owner" && !notice)) && seats.length > 1 && (
              <div className="flex flex-wrap items-end gap-3">
                <PostForm className="flex flex-wrap items-end gap-3" key={role}>
                  <input type="hidden" name="person" value={person} />
                  <Select
                    name="role"
                    label={
                      <>
                        {words.inviteAs} <span className="sr-only">{name}</span>
                      </>
                    }
                    options={roles}
                    defaultValue={role}
                  />
                  <Button type="submit" name="intent" value="role" look="secondary">
                    {words.setRole}
                  </Button>
                </PostForm>
                {role !== "owner" && (
                  <ActionButton
                    intent="remove"
                    fields={{ person }}
                    look="secondary"
                    aria-label={words.removeNamed(name)}
                  >
                    {words.remove}
                  </ActionButton>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {own !== "owner" && <p className="note">{words.owners}</p>}
    </section>
  );
}
