import { seatLimits } from "../../../domain/seat/seat-limits.ts";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Select, TextField } from "../../../ui/field.tsx";
import { ActionButton } from "../../shell/form/action-button.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { PostForm } from "../../shell/form/post-form.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import type { Team } from "./team.ts";
import { teamWords } from "./words.ts";

type Props = { team: Team; refusal: Refusal | undefined };

export function InvitationsPart({ team: { role: own, notice, seats, invitations }, refusal }: Props) {
  const words = useWords(teamWords);
  const { date } = formats[useLanguage().lang];
  const sent = refusal?.values["intent"] === "invite" ? refusal : undefined;
  const isOwner = own === "owner";
  const isFull = seats.length + invitations.length >= seatLimits.seats;
  const blocked = notice
    ? words.refused["notice"]
    : isFull
      ? words.refused["full"]
      : invitations.length >= seatLimits.open
        ? words.refused["too-many-open"]
        : undefined;
  return (
    <section className="panel workspace-part">
      <h2>{words.invitations}</h2>
      {invitations.length === 0 ? (
        <p>{words.noInvitations}</p>
      ) : (
        <ul className="team-list">
          {invitations.map(({ id, email, role, expiresAt }) => (
            <li key={id}>
              <p>
                <strong className="wrap-anywhere">{email}</strong>
                <br />
                <span className="note">{[words.roles[role], words.until(date(expiresAt))].join(", ")}</span>
              </p>
              {isOwner && (
                <ActionButton
                  intent="withdraw"
                  fields={{ invitation: id }}
                  look="secondary"
                  aria-label={words.withdrawNamed(email)}
                >
                  {words.withdraw}
                </ActionButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {isOwner && blocked && <p>{blocked}</p>}
      {isOwner && !blocked && (
        <PostForm className="contact-form team-invite w-full" noValidate key={JSON.stringify(refusal)}>
          <h3>{words.invite}</h3>
          <TextField
            type="email"
            name="email"
            label={words.email}
            autoComplete="off"
            defaultValue={sent?.values["email"]}
            error={words.errors[sent?.errors["email"] ?? ""]}
            required
          />
          <Select
            name="role"
            label={words.inviteAs}
            options={(["editor", "reader"] as const).map((value) => ({ id: value, label: words.invites[value] }))}
            defaultValue={sent?.values["role"] ?? "editor"}
            error={words.errors[sent?.errors["role"] ?? ""]}
          />
          <Button type="submit" name="intent" value="invite">
            {words.send}
          </Button>
          <p className="note">{words.inviteText}</p>
        </PostForm>
      )}
    </section>
  );
}
