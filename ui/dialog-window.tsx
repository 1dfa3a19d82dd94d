import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { CrossIcon } from "./icons.tsx";

export type DialogWindowProps = {
  title: string;
  /** Name of the button that closes it. */
  close: string;
  onClose: () => void;
  children: ReactNode;
};

export default function DialogWindow({ title, close, onClose, children }: DialogWindowProps) {
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-ground">
          <Dialog.Content className="dialog" aria-describedby={undefined}>
            <Dialog.Title className="text-title-m">{title}</Dialog.Title>
            {children}
            <Dialog.Close className="dialog-close" aria-label={close}>
              <CrossIcon />
            </Dialog.Close>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
