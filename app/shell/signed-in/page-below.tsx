import { useEffect, useRef } from "react";

/**
 * What a window stands over once script runs: the page at `to` as the server draws it, its code left behind, because
 * nothing of it can be used below a window.
 */
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
    // Out of reach with the network, or left: the window stands over an empty page.
    draw().catch(() => {});
    return () => gone.abort();
  }, [to]);
  return <div ref={place} inert />;
}
