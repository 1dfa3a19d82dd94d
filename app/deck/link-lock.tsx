import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { PostForm } from "../shell/form/post-form.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useWords } from "../shell/language.tsx";
import { deckPageWords } from "./words.ts";

type Props = {
  action: string;
  kind: "named" | "open";
  name: string;
  isSent: boolean;
  /** Whether the code that the server e-mails to the link's recipient was requested in this browser. */
  hasAsked: boolean;
  refusal: Refusal | undefined;
};

export function LinkLock({ action, kind, name, isSent, hasAsked, refusal }: Props) {
  const { link: words } = useWords(deckPageWords);
  const errors = words.errors;
  const failure =
    refusal &&
    (refusal.status === "limited"
      ? words.limited(refusal.minutes)
      : refusal.status === "crowded"
        ? words.crowded
        : refusal.status === "invalid"
          ? null
          : words.problem);
  const error = (field: string) => errors[refusal?.errors[field] ?? ""];
  const status = failure && <StatusLine tone="bad" {...failure} />;
  if (kind === "open")
    return (
      <PostForm action={action} className="panel workspace-part deck-panel" noValidate>
        {status}
        <TextField type="password" name="password" label={words.password} error={error("password")} required />
        <Button type="submit">{words.open}</Button>
      </PostForm>
    );
  const mayHaveCode = hasAsked || error("code") !== undefined;
  return (
    <>
      {status}
      {isSent && !failure && <StatusLine tone="good" title={words.sent.title} text={words.sent.text} />}
      {mayHaveCode && (
        <PostForm action={action} className="panel workspace-part deck-panel" noValidate>
          <TextField
            name="code"
            label={words.code}
            hint={words.codeHint}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            error={error("code")}
            required
          />
          <Button type="submit">{words.open}</Button>
        </PostForm>
      )}
      <PostForm action={action} className="panel workspace-part deck-panel" noValidate>
        <p>{words.forOne(name)}</p>
        <TextField
          type="email"
          name="email"
          label={words.email}
          autoComplete="email"
          defaultValue={refusal?.values["email"]}
          error={error("email")}
          required
        />
        <Button type="submit" name="intent" value="code" look={mayHaveCode ? "secondary" : "primary"}>
          {mayHaveCode ? words.sendAgain : words.send}
        </Button>
      </PostForm>
    </>
  );
}
