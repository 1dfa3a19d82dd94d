import { useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { Button } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import { useLanguage } from "../shell/language.tsx";
import type { ListAddress } from "./list-address.ts";

const pause = 300;

/** A question to the address; with script it is also asked while one types. */
export function SearchForm({ asked: { category, query } }: { asked: ListAddress }) {
  const own = useLanguage().words.blog.search;
  const submit = useSubmit();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);

  // What is typed is ahead of the address; what the address says otherwise (a link, the back button) is shown.
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = query;
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function askSoon({ currentTarget: form }: { currentTarget: HTMLFormElement }) {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void submit(form, { replace: true, preventScrollReset: true }), pause);
  }

  return (
    <Form action={pathOf("blog")} role="search" className="post-search" onInput={askSoon} preventScrollReset>
      {category && <input type="hidden" name="category" value={category} />}
      <input
        ref={field}
        type="search"
        name="q"
        className="control"
        aria-label={own.label}
        placeholder={own.placeholder}
        defaultValue={query}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" look="secondary" onClick={() => clearTimeout(timer.current)}>
        {own.submit}
      </Button>
    </Form>
  );
}
