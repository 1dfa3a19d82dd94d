import { readCookie } from "../../../platform/http/cookie.ts";

type Fbq = {
  (...call: unknown[]): void;
  /** Set by Meta's script once it is loaded; the script then takes over the queue. */
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  push?: Fbq;
  loaded: true;
  version: "2.0";
  disablePushState: true;
  /** Our own flag: whether `init` was called with the pixel's id. */
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
    // By default the pixel reports every URL change of the visit, personal pages included.
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

/** Meta's pixel, loaded at the first call. Call it only for a visitor who agreed to advertising. */
function pixel(id: string) {
  const fbq = window.fbq ?? load();
  if (!fbq.begun) {
    // Stops the pixel from reading buttons and form fields.
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

/** Reports a stored lead, once, however often its confirmation is shown. Call it after consent to advertising only. */
export function reportLead(id: string, receipt: string) {
  // A whole receipt gives access to its page, so only a part is stored where Meta's script could read it.
  const mark = receipt.slice(0, 6);
  const known = localStorage.getItem(reported)?.split(" ") ?? [];
  if (known.includes(mark)) return;
  localStorage.setItem(reported, [...known, mark].join(" "));
  pixel(id)("track", "Lead");
}

/** Revokes the pixel's consent if it is loaded, and removes its cookies and our record of reported leads. */
export function forgetAdPixel() {
  const { fbq } = window;
  if (fbq && !fbq.callMethod) {
    // The script is still loading: it will find an empty queue.
    fbq.queue.length = 0;
    fbq.begun = false;
  }
  fbq?.("consent", "revoke");
  localStorage.removeItem(reported);
  const labels = location.hostname.split(".");
  for (const name of cookies) {
    if (readCookie(document.cookie, name) === undefined) continue;
    // Meta sets its cookies for the widest domain allowed, so each parent domain is tried.
    const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join(".")}`);
    for (const domain of ["", ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}
