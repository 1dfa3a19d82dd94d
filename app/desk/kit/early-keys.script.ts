/*
 * Keeps the keys that are pressed before the page answers to them, and presses them again once it does. Otherwise the
 * first key after a page has loaded would be lost.
 */
import { keysReady } from "./keys-ready.ts";

const pressed: { target: EventTarget | null; key: string }[] = [];

function keep({ target, key, altKey, ctrlKey, metaKey, repeat }: KeyboardEvent) {
  if (!altKey && !ctrlKey && !metaKey && !repeat) pressed.push({ target, key });
}

function pressAgain() {
  removeEventListener("keydown", keep);
  for (const { target, key } of pressed)
    target?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

addEventListener("keydown", keep);
addEventListener(keysReady, pressAgain, { once: true });
