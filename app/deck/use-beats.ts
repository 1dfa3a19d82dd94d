import { useEffect } from "react";

const between = 15_000;
/** A page counts as read for this long after the reader's last input, in milliseconds. */
const usedFor = 60_000;

/** Reports the page on screen to the server regularly, and leaves the page once its link is revoked. */
export function useBeats(to: string | undefined, file: string, page: number) {
  useEffect(() => {
    if (!to) return;
    let usedAt = performance.now();
    const use = () => (usedAt = performance.now());
    const isUsed = () => document.visibilityState === "visible" && performance.now() - usedAt < usedFor;
    async function beat(leaving = false) {
      const body = new URLSearchParams({ file, page: !leaving && isUsed() ? String(page) : "" });
      try {
        const { status } = await fetch(to ?? "", { method: "POST", body, keepalive: true });
        if (status === 404 && !leaving) location.reload();
      } catch {
        // Without a network nothing is counted; the next beat tries again.
      }
    }
    const leave = () => void beat(true);
    const change = () => void beat(document.visibilityState === "hidden");
    void beat();
    const timer = setInterval(() => document.visibilityState === "visible" && void beat(), between);
    for (const sign of ["pointermove", "keydown", "scroll", "touchstart"])
      addEventListener(sign, use, { passive: true });
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", change);
    return () => {
      clearInterval(timer);
      for (const sign of ["pointermove", "keydown", "scroll", "touchstart"]) removeEventListener(sign, use);
      removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", change);
    };
  }, [to, file, page]);
}
