import { useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useWords } from "../shell/language.tsx";
import { guideWords } from "./words.ts";
import { PostForm } from "../shell/form/post-form.tsx";

export function Expired({ renewed }: { renewed: "sent" | "limited" | undefined }) {
  const { expired } = useWords(guideWords);
  const answer = useRef<HTMLDivElement>(null);
  // The button that was pressed disappears, so the focus moves to the result.
  useEffect(() => {
    if (renewed) answer.current?.focus();
  }, [renewed]);
  return (
    <section className="page section">
      <h1>{expired.title}</h1>
      <p className="lead mt-4">{expired.text}</p>
      <div ref={answer} tabIndex={-1} className="guide-notice mt-6">
        {renewed === "sent" && <StatusLine tone="good" {...expired.sent} />}
        {renewed === "limited" && <StatusLine tone="bad" {...expired.limited} />}
        {!renewed && (
          <PostForm>
            <Button type="submit" name="do" value="renew">
              {expired.renew}
            </Button>
          </PostForm>
        )}
      </div>
    </section>
  );
}
