import { useEffect, useRef } from "react";

/** Shows the page at `to` behind a dialog, without scripts, because a page behind a dialog cannot be used. */
export function PageBelow({ to }: { to: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const gone = new AbortController();
    const draw = async () => {
      const answer = await fetch(to, { signal: gone.signal });
      if (!answer.ok || answer.redirected) return;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const parts = [
        ...page.querySelectorAll("link[rel=stylesheet]"),
        ...(page.getElementById("main")?.childNodes ?? []),
      ];
      place.current?.replaceChildren(...parts);
    };
    // If the request fails or is aborted, the dialog remains over an empty page.
    draw().catch(() => {});
    return () => gone.abort();
  }, [to]);
  return <div ref={place} inert />;
}
