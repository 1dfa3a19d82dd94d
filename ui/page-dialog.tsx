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

/** The page's element itself becomes the dialog after hydration, so that typed text is kept. */
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

  // A finished step may remove the focused element; without this, the focus would leave the dialog.
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
      // Browsers close a dialog at the second Escape, but the visitor may want to keep the typed text.
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
