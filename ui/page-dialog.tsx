import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { CrossIcon } from "./icons.tsx";

type PageDialogProps = {
  title: string;
  /** Name of the button that closes it. */
  close: string;
  /** Where that leads without script. */
  closeTo: string;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A page that stands as a window over what frames it once it is alive, and as a page before. It is one element either
 * way, so that nothing typed before is lost. A click beside it does not close it.
 */
export function PageDialog({ title, close, closeTo, onClose, children }: PageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  const last = useRef<Element>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    opener.current = document.activeElement;
    const own = element?.querySelector<HTMLElement>("[autofocus], [aria-invalid=true]");
    element?.close();
    element?.showModal();
    own?.focus();
    return () => element?.close();
  }, []);

  // What had the focus may go with a step that was done: it goes on at the next one's heading, not behind the window.
  useEffect(() => {
    const heading = dialog.current?.querySelector<HTMLElement>("h2");
    if (!heading || !last.current || last.current.isConnected || document.activeElement !== document.body) return;
    last.current = null;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    dialog.current?.scrollTo({ top: 0 });
  });

  useEffect(
    () => () => {
      const from = opener.current;
      if (from instanceof HTMLElement && from.isConnected && from !== document.body) from.focus();
    },
    [],
  );

  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby="page-dialog"
      className="page-dialog"
      onFocus={({ target }) => (last.current = target)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A browser may close it in spite of that when Escape is pressed twice: who stays for what they typed sees it again.
      onClose={({ currentTarget }) => {
        if (currentTarget.open) return;
        currentTarget.showModal();
        onClose();
      }}
    >
      <div className="page-dialog-head">
        <h1 id="page-dialog">{title}</h1>
        <form
          action={closeTo}
          onSubmit={(event) => {
            event.preventDefault();
            onClose();
          }}
        >
          <button className="toast-close" aria-label={close}>
            <CrossIcon />
          </button>
        </form>
      </div>
      {children}
    </dialog>
  );
}
