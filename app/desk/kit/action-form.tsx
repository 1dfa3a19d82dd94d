import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { PostForm } from "../../shell/form/post-form.tsx";

type ActionFormProps = {
  intent: string;
  submit: string;
  look?: "primary" | "secondary";
  children: ReactNode;
};

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
