import { useId, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { useWords } from "../shell/language.tsx";
import { blogWords } from "./words.ts";

export function ShareLink({ url }: { url: string }) {
  const words = useWords(blogWords).article;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState("");

  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      setStatus(words.copied);
    } catch {
      // When the browser refuses to copy, the visitor can copy the URL from the focused field.
      field.current?.focus();
      setStatus(words.notCopied);
    }
  }

  return (
    <div className="share">
      <label htmlFor={id} className="field-label">
        {words.share}
      </label>
      <div className="share-line">
        <input
          ref={field}
          id={id}
          className="control"
          readOnly
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button look="secondary" className="share-copy" data-hold onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
      <p role="status" className="note">
        {status}
      </p>
    </div>
  );
}
