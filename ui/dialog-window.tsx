import { Dialog } from "radix-ui";
import type { ReactNode, RefObject } from "react";
import { CrossIcon } from "./icons.tsx";

export type DialogWindowProps = {
  title: string;
  close: string;
  onClose: () => void;
  /** The element that opened the dialog, which receives the focus again when the dialog closes. */
  opener: RefObject<HTMLElement | null>;
  children: ReactNode;
};

export default function DialogWindow({ title, close, onClose, opener, children }: DialogWindowProps) {
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-ground">
          <Dialog.Content
            className="panel dialog"
            aria-describedby={undefined}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              opener.current?.focus();
            }}
          >
            <Dialog.Title className="text-title-m">{title}</Dialog.Title>
            {children}
            <Dialog.Close className="toast-close dialog-close" aria-label={close}>
              <CrossIcon />
            </Dialog.Close>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
