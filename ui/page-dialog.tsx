import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { CrossIcon } from "./icons.tsx";

type PageDialogProps = {
  title: string;
  /** Label of the close button. */
  close: string;
  /** The close link's URL without script. */
  closeTo: string;
  onClose: () => void;
  /** Stays visible below the title. */
  steps?: ReactNode;
  children: ReactNode;
};

/**
 * A page that becomes a dialog over its parent page once hydrated. The element is the same before and after, so that
 * text already typed is kept. A click outside does not close it.
 */
export function PageDialog({ title, close, closeTo, onClose, steps, children }: PageDialogProps) {
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

  // A finished step may remove the focused element: the next step's heading takes the focus, so that it does not fall
  // behind the dialog.
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
      // Browsers close a dialog on a second Escape even if the first was cancelled: it reopens if the visitor stays to
      // keep the typed text.
      onClose={({ currentTarget }) => {
        if (currentTarget.open) return;
        currentTarget.showModal();
        onClose();
      }}
    >
      <div className={steps ? "page-dialog-top" : undefined}>
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
        {steps}
      </div>
      {children}
    </dialog>
  );
}
