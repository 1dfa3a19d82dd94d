import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";

type ActionFormProps = {
  /** Which of the page's actions it asks for. */
  intent: string;
  submit: string;
  look?: "primary" | "secondary";
  children: ReactNode;
};

/** One action of a page: its fields, and the button that sends them. */
export function ActionForm({ intent, submit, look = "primary", children }: ActionFormProps) {
  return (
    <Form method="post" className="contact-form" preventScrollReset>
      {/* Not in the button alone: a form that is sent without it still says what it is. */}
      <input type="hidden" name="intent" value={intent} />
      {children}
      <div className="desk-buttons">
        <Button type="submit" look={look} small>
          {submit}
        </Button>
      </div>
    </Form>
  );
}
