import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { CrossIcon } from "./icons.tsx";

type PageDialogProps = {
  title: string;
  close: string;
  /** The URL that the close button opens in browsers without script. */
  closeTo: string;
  onClose: () => void;
  /** Content that remains visible below the title while the dialog scrolls. */
  steps?: ReactNode;
  children: ReactNode;
};

/**
 * Displays a page as a dialog over its parent page once React has hydrated. The element of the page becomes the dialog,
 * so that typed text is kept. A click outside does not close the dialog.
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

  // When a step of the form is finished, the focused element may be removed. The heading of the next step is then
  // focused, because otherwise the focus would leave the dialog.
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
      // Browsers close a dialog at the second press of Escape even if the first was cancelled. The dialog is opened
      // again, because the visitor may want to keep the typed text.
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
