import { useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { Button } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import type { ListAddress } from "./list-address.ts";
import { blogWords } from "./words.ts";

const pause = 300;

export function SearchForm({ search: { category, query } }: { search: ListAddress }) {
  const words = useWords(blogWords).search;
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef<string>(undefined);
  const timer = useRef<number>(undefined);

  const forget = () => clearTimeout(timer.current);
  function askSoon() {
    forget();
    timer.current = window.setTimeout(
      () => void submit(form.current, { replace: true, preventScrollReset: true }),
      pause,
    );
  }

  useEffect(() => {
    const before = shown.current;
    shown.current = query;
    if (!field.current || before === query) return;
    // The visitor typed this text before hydration, so the search starts now.
    if (before === undefined && field.current.value !== query) askSoon();
    // The field takes over the URL's text, except while the field has the focus.
    else if (document.activeElement !== field.current) field.current.value = query;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <Form
      ref={form}
      action={pathOf("blog")}
      role="search"
      className="post-search"
      onInput={askSoon}
      onSubmit={forget}
      preventScrollReset
    >
      {category && <input type="hidden" name="category" value={category} />}
      <input
        ref={field}
        type="search"
        name="q"
        className="control"
        aria-label={words.label}
        placeholder={words.placeholder}
        defaultValue={query}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" look="secondary">
        {words.submit}
      </Button>
    </Form>
  );
}
