import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { PostForm } from "../../shell/form/post-form.tsx";

type ActionFormProps = {
  /** The name of the page's action that the form sends. */
  intent: string;
  submit: string;
  look?: "primary" | "secondary";
  children: ReactNode;
};

/** The form of one action of a page: its fields and its button. */
export function ActionForm({ intent, submit, look = "primary", children }: ActionFormProps) {
  return (
    <PostForm noValidate className="contact-form" preventScrollReset>
      {children}
      <div className="desk-buttons">
        <Button type="submit" name="intent" value={intent} look={look} small>
          {submit}
        </Button>
      </div>
    </PostForm>
  );
}
