import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { deskApplicationsWords } from "./words.ts";

export function DecideSeveral({ id, kept }: { id: string; kept: Record<string, string> }) {
  const words = useWords(deskApplicationsWords).batch;
  return (
    <Form id={id} method="get" action={pathOf("admin-decide")} className="desk-panel">
      <ListFields kept={kept} />
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

/** The list's search parameters as hidden fields, so that the next page can link back to the list. */
export function ListFields({ kept }: { kept: Record<string, string> }) {
  return Object.entries(kept).map(
    ([name, value]) => value !== "" && <input key={name} type="hidden" name={name} value={value} />,
  );
}
