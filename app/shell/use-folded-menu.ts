import { type KeyboardEvent, type MouseEvent, useRef } from "react";

export function useFoldedMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute("open");
  return {
    menu,
    close,
    closeOnEscape({ key }: KeyboardEvent) {
      if (key !== "Escape" || !menu.current?.open) return;
      close();
      menu.current.querySelector("summary")?.focus();
    },
    closeOnLink({ target }: MouseEvent) {
      if (target instanceof Element && target.closest("a")) close();
    },
  };
}
