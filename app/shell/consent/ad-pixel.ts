import { readCookie } from "../../../platform/http/cookie.ts";

type Fbq = {
  (...call: unknown[]): void;
  /** Meta's script puts it there, and takes over what waits in the queue. */
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  push?: Fbq;
  loaded: true;
  version: "2.0";
  disablePushState: true;
  /** Ours: whether it was told which pixel it is. */
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
    // Left to itself it reports every address of the visit, those made for one person too.
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

/** Meta's pixel, loaded at the first call: to be called for a visitor who agreed to advertising only. */
function pixel(id: string) {
  const fbq = window.fbq ?? load();
  if (!fbq.begun) {
    // Nor does it read buttons and form fields.
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
  // The rest of a receipt opens its page: it is not left where Meta's script could read it.
  const mark = receipt.slice(0, 6);
  const known = localStorage.getItem(reported)?.split(" ") ?? [];
  if (known.includes(mark)) return;
  localStorage.setItem(reported, [...known, mark].join(" "));
  pixel(id)("track", "Lead");
}

/** Silences the pixel where it is loaded and removes what it left. */
export function forgetAdPixel() {
  const { fbq } = window;
  if (fbq && !fbq.callMethod) {
    // Its script is on the way: it finds nothing to do.
    fbq.queue.length = 0;
    fbq.begun = false;
  }
  fbq?.("consent", "revoke");
  localStorage.removeItem(reported);
  const labels = location.hostname.split(".");
  for (const name of cookies) {
    if (readCookie(document.cookie, name) === undefined) continue;
    // Meta sets them for the widest domain it may.
    const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join(".")}`);
    for (const domain of ["", ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}
