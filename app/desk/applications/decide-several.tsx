import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { deskApplicationsWords } from "./words.ts";

/** The form that leads from the ticked applications of the list to the mails that would decide them. */
export function DecideSeveral({ id }: { id: string }) {
  const words = useWords(deskApplicationsWords).batch;
  return (
    <Form id={id} method="get" action={pathOf("admin-decide")} className="desk-panel">
      <div className="desk-buttons">
        {(["no", "wait", "yes"] as const).map((verdict) => (
          <Button key={verdict} type="submit" name="verdict" value={verdict} look="secondary" small>
            {words.prepare[verdict]}
          </Button>
        ))}
      </div>
      <p className="field-hint">{words.hint}</p>
    </Form>
  );
}
