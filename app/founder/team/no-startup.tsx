import { LinkButton } from "../../../ui/button.tsx";
import { ActionButton } from "../../shell/form/action-button.tsx";
import { useWords } from "../../shell/language.tsx";
import { teamWords } from "./words.ts";

type Props = { invitations: { name: string; role: "editor" | "reader"; to: string }[] };

export function NoStartup({ invitations }: Props) {
  const { none, roles } = useWords(teamWords);
  return (
    <>
      <section className="panel workspace-part">
        <h2>{none.invitations}</h2>
        {invitations.length === 0 ? (
          <p>{none.noInvitations}</p>
        ) : (
          <ul className="team-list">
            {invitations.map(({ name, role, to }) => (
              <li key={to}>
                <p>
                  <strong className="wrap-anywhere">{name || none.unnamed}</strong>, {none.as(roles[role])}
                </p>
                <LinkButton to={to} reloadDocument>
                  {none.open}
                </LinkButton>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="panel workspace-part">
        <h2>{none.own}</h2>
        <p>{none.beginText}</p>
        <ActionButton intent="begin" reloadDocument look="secondary">
          {none.begin}
        </ActionButton>
      </section>
    </>
  );
}
