import { type KeyboardEvent, type MouseEvent, useRef } from "react";

/**
 * Returns the props of a collapsible menu. The menu closes on Escape, with the focus back on its button, and when a
 * link in the menu is followed.
 */
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
