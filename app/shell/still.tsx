import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";

/** The address a click leads to inside the site and in this tab. */
function stepOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  const link = target instanceof Element && target.closest("a");
  if (!link || link.target || link.origin !== location.origin) return undefined;
  if (button || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  if (link.hash && link.pathname === location.pathname) return undefined;
  return link.pathname + link.search + link.hash;
}

/**
 * A part of a page that nothing changes once it is drawn. A browser that was sent its HTML gives no children and keeps
 * the HTML as it stands; the part's links lead on inside the site all the same. `id` is its name in the page.
 */
export function Still({ id, children }: { id: string; children: ReactNode }) {
  const navigate = useNavigate();
  const [html] = useState(() => (children ? "" : (document.getElementById(id)?.innerHTML ?? "")));
  if (children)
    return (
      <div key="drawn" id={id}>
        {children}
      </div>
    );

  function listen(part: HTMLElement | null) {
    const follow = (event: MouseEvent) => {
      const step = stepOf(event);
      if (step === undefined) return;
      event.preventDefault();
      void navigate(step, { viewTransition: true });
    };
    part?.addEventListener("click", follow);
    return () => part?.removeEventListener("click", follow);
  }

  return <div key="kept" id={id} ref={listen} dangerouslySetInnerHTML={{ __html: html }} />;
}
