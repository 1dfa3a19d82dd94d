import { readCookie } from "../../../platform/http/cookie.ts";

type Fbq = {
  (...call: unknown[]): void;
  /** Set by Meta's script after loading. From that moment, Meta's script handles the calls itself. */
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  push?: Fbq;
  loaded: true;
  version: "2.0";
  disablePushState: true;
  /** A flag of this site, not of Meta: true once `init` was called with the pixel's id. */
  begun?: boolean;
};

declare global {
  interface Window {
    fbq?: Fbq;
  }
}

export const adPixelScript = "https://connect.facebook.net/en_US/fbevents.js";

const cookies = ["_fbp", "_fbc"];
const reported = "lead-reported";

function load(): Fbq {
  const fbq: Fbq = Object.assign(
    (...call: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...call);
      else fbq.queue.push(call);
    },
    // `disablePushState` is set because by default the pixel reports every URL change, including personal pages.
    { queue: [] as unknown[][], loaded: true as const, version: "2.0" as const, disablePushState: true as const },
  );
  fbq.push = fbq;
  Object.assign(window, { fbq, _fbq: fbq });
  const script = document.createElement("script");
  script.async = true;
  script.src = adPixelScript;
  document.head.append(script);
  return fbq;
}

/** Call this function only for a visitor who consented to advertising. */
function pixel(id: string) {
  const fbq = window.fbq ?? load();
  if (!fbq.begun) {
    // Stops the pixel from collecting data of buttons and form fields.
    fbq("set", "autoConfig", false, id);
    fbq("init", id);
    fbq.begun = true;
  }
  fbq("consent", "grant");
  return fbq;
}

export function reportView(id: string) {
  pixel(id)("track", "PageView");
}

/** Reports a stored lead to Meta only once. Call this function only after consent to advertising. */
export function reportLead(id: string, receipt: string) {
  // Only the receipt's first characters are stored, because Meta's script can read the browser's storage.
  const mark = receipt.slice(0, 6);
  const known = localStorage.getItem(reported)?.split(" ") ?? [];
  if (known.includes(mark)) return;
  localStorage.setItem(reported, [...known, mark].join(" "));
  pixel(id)("track", "Lead");
}

/** Revokes the consent of a loaded pixel, and removes the pixel's cookies and the list of reported leads. */
export function forgetAdPixel() {
  const { fbq } = window;
  if (fbq && !fbq.callMethod) {
    // Meta's script is still loading. The queue is emptied, so that the script finds no calls to report.
    fbq.queue.length = 0;
    fbq.begun = false;
  }
  fbq?.("consent", "revoke");
  localStorage.removeItem(reported);
  const labels = location.hostname.split(".");
  for (const name of cookies) {
    if (readCookie(document.cookie, name) === undefined) continue;
    // Meta sets its cookies for the widest domain possible, so the cookies are deleted for every parent domain.
    const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join(".")}`);
    for (const domain of ["", ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}
