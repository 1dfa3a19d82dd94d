import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { deskWords } from "../words.ts";

export function SearchForm({ query = "", withButton }: { query?: string; withButton?: boolean }) {
  const words = useWords(deskWords).search;
  return (
    <Form
      method="get"
      action={pathOf("admin-search")}
      className="desk-search"
      role="search"
      aria-label={withButton ? words.title : words.label}
      key={query}
    >
      <TextField
        type="search"
        name="q"
        label={withButton ? words.label : words.submit}
        defaultValue={query}
        maxLength={100}
        {...(withButton && { hint: words.hint })}
      />
      {withButton && (
        <Button type="submit" look="secondary" small>
          {words.submit}
        </Button>
      )}
    </Form>
  );
}
