const between = 15_000;
/** How long the visible page counts as being read after the visitor's last input, in milliseconds. */
const usedFor = 60_000;

const inputs = ["pointermove", "keydown", "scroll", "touchstart"];

/** Reports the visible deck page at regular intervals. Returns a function that stops the reports. */
export function startBeats(to: string, file: string, page: string) {
  let usedAt = performance.now();
  const use = () => (usedAt = performance.now());
  const isUsed = () => document.visibilityState === "visible" && performance.now() - usedAt < usedFor;
  async function beat(leaving = false) {
    const body = new URLSearchParams({ file, page: !leaving && isUsed() ? page : "" });
    try {
      const { status } = await fetch(to, { method: "POST", body, keepalive: true });
      if (status === 404 && !leaving) location.reload();
    } catch {
      // Without a network, this report and its reading time are lost.
    }
  }
  const leave = () => void beat(true);
  const change = () => void beat(document.visibilityState === "hidden");
  void beat();
  const timer = setInterval(() => document.visibilityState === "visible" && void beat(), between);
  for (const input of inputs) addEventListener(input, use, { passive: true });
  addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", change);
  return () => {
    clearInterval(timer);
    for (const input of inputs) removeEventListener(input, use);
    removeEventListener("pagehide", leave);
    document.removeEventListener("visibilitychange", change);
  };
}

export function watchArrowKeys(turn: (to: "prev" | "next") => void) {
  function press({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if (key === "ArrowLeft") turn("prev");
    if (key === "ArrowRight") turn("next");
  }
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}
