import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { PostForm } from "../../shell/form/post-form.tsx";

type ActionFormProps = {
  intent: string;
  submit: string;
  look?: "primary" | "secondary";
  children: ReactNode;
} & Pick<ComponentProps<typeof PostForm>, "displayed">;

export function ActionForm({ intent, submit, look = "primary", children, ...props }: ActionFormProps) {
  return (
    <PostForm noValidate className="contact-form" preventScrollReset {...props}>
      {children}
      <div className="desk-buttons">
        <Button type="submit" name="intent" value={intent} look={look} small>
          {submit}
        </Button>
      </div>
    </PostForm>
  );
}
