import { type ReactNode, useRef, useState } from "react";
import { useNavigate } from "react-router";

/** Returns the path that a click opens within the site in the same tab. Returns undefined for any other click. */
function stepOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  const link = target instanceof Element && target.closest("a");
  if (!link || link.target || link.origin !== location.origin) return undefined;
  if (button || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  if (link.hash && link.pathname === location.pathname) return undefined;
  return link.pathname + link.search + link.hash;
}

/** Selects the elements whose state a visitor may have changed before React renders the part. */
const touchable = "details, input[type=radio]";

const isTouched = (element: Element) =>
  element instanceof HTMLDetailsElement ? element.open : element instanceof HTMLInputElement && element.checked;

function touch(part: HTMLElement, touched: readonly boolean[]) {
  for (const [place, element] of [...part.querySelectorAll(touchable)].entries()) {
    if (element instanceof HTMLDetailsElement) element.open = touched[place] === true;
    else if (element instanceof HTMLInputElement) element.checked = touched[place] === true;
  }
}

/** If the page already contains the part's HTML, React keeps this HTML without hydrating it. */
export function StaticPart({ id, children }: { id: string; children: ReactNode }) {
  const navigate = useNavigate();
  const [html] = useState(() => (children ? "" : (document.getElementById(id)?.innerHTML ?? "")));
  const touched = useRef<boolean[]>(undefined);
  if (children)
    return (
      <div key="drawn" id={id} ref={resume}>
        {children}
      </div>
    );

  function resume(part: HTMLElement | null) {
    if (part && touched.current) touch(part, touched.current);
    touched.current = undefined;
  }

  function listen(part: HTMLElement | null) {
    const follow = (event: MouseEvent) => {
      const step = stepOf(event);
      if (step === undefined) return;
      event.preventDefault();
      void navigate(step, { viewTransition: true });
    };
    part?.addEventListener("click", follow);
    return () => {
      part?.removeEventListener("click", follow);
      touched.current = [...(part?.querySelectorAll(touchable) ?? [])].map(isTouched);
    };
  }

  return <div key="kept" id={id} ref={listen} dangerouslySetInnerHTML={{ __html: html }} />;
}
