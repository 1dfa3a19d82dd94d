import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { CockpitHead } from "../founder/cockpit-head.tsx";
import { pathOf } from "../paths.ts";
import { StatusLine, type StatusText } from "../shell/form/status-line.tsx";

type Props = {
  tool: "tool-forecast" | "tool-runway" | "tool-valuation";
  words: { title: string; context: string; back: string; compute: string; refused: StatusText };
  isRefused: boolean;
  /** The page's query string. A different query string resets the form. */
  search: string;
  fields: ReactNode;
  heading: string;
  children: ReactNode;
};

export function ToolPage({ tool, words, isRefused, search, fields, heading, children }: Props) {
  return (
    <>
      <CockpitHead title={words.title} context={words.context}>
        <TextLink to={pathOf("founder-tools")}>{words.back}</TextLink>
      </CockpitHead>
      <div className="cockpit-work">
        {isRefused && (
          <div id="result">
            <StatusLine tone="bad" {...words.refused} />
          </div>
        )}
        <div className="toolkit-columns">
          <Form
            key={search}
            method="get"
            action={`${pathOf(tool)}#result`}
            className="panel toolkit-form"
            noValidate
            preventScrollReset
          >
            {fields}
            <Button type="submit" className="justify-self-start">
              {words.compute}
            </Button>
          </Form>
          <section className="toolkit-result" id={isRefused ? undefined : "result"} aria-labelledby="result-title">
            <h2 id="result-title">{heading}</h2>
            {children}
          </section>
        </div>
      </div>
    </>
  );
}
