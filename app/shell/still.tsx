import { type ReactNode, useRef, useState } from "react";
import { useNavigate } from "react-router";

/** The address a click leads to inside the site and in this tab. */
function stepOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  const link = target instanceof Element && target.closest("a");
  if (!link || link.target || link.origin !== location.origin) return undefined;
  if (button || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  if (link.hash && link.pathname === location.pathname) return undefined;
  return link.pathname + link.search + link.hash;
}

/** What people open and choose in a part. */
const touchable = "details, input[type=radio]";

const isTouched = (element: Element) =>
  element instanceof HTMLDetailsElement ? element.open : element instanceof HTMLInputElement && element.checked;

/** Opens and chooses, place by place, as before. */
function touch(part: HTMLElement, touched: readonly boolean[]) {
  for (const [place, element] of [...part.querySelectorAll(touchable)].entries()) {
    if (element instanceof HTMLDetailsElement) element.open = touched[place] === true;
    else if (element instanceof HTMLInputElement) element.checked = touched[place] === true;
  }
}

/**
 * A part of a page that nothing changes once it is drawn. A browser that was sent its HTML gives no children and keeps
 * the HTML as it stands; the part's links lead on inside the site all the same. Where it is drawn after all, in another
 * language, what was opened and chosen stays so. `id` is its name in the page.
 */
export function Still({ id, children }: { id: string; children: ReactNode }) {
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
