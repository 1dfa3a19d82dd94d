/*
 * Reveals each `[data-reveal]` element when the element first scrolls into view, and counts up to `data-count`. Sets no
 * attributes, so that hydration finds the server's HTML; if the script fails, the elements remain visible.
 */
declare global {
  interface Window {
    watchReveals?: () => void;
  }
}

const countingTime = 2_000;
/** Numbers below this limit are shown without counting up. */
const leastCounted = 10;

/** The elements already observed, each with the animation that hides the element while it is below the fold. */
const met = new WeakMap<Element, Animation | null>();
let scrolled = false;

function countUp(element: Element, count: number) {
  const text = element.firstChild;
  if (!(text instanceof Text)) return;
  const whole = text.data;
  const format = new Intl.NumberFormat(document.documentElement.lang);
  let shown = whole;
  let began: number | undefined;
  const step = (now: number) => {
    // React has changed the text since the last step, so the counting stops.
    if (text.data !== shown) return;
    began ??= now;
    const share = (now - began) / countingTime;
    const number = format.format(Math.floor(count * share * (2 - share)));
    shown = share < 1 ? whole.replace(/\d[\d\s.,]*\d/, number) : whole;
    text.data = shown;
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

function hide(element: Element) {
  const animation = element.animate(
    { opacity: [0, 1], translate: ["0 2rem", "0"] },
    { duration: 800, easing: "ease-out", fill: "backwards" },
  );
  animation.pause();
  met.set(element, animation);
}

function meet({ target, isIntersecting }: IntersectionObserverEntry) {
  const animation = met.get(target);
  if (!isIntersecting) {
    if (scrolled && !animation) hide(target);
    return;
  }
  observer.unobserve(target);
  if (animation) animation.play();
  else met.set(target, null);
  const count = Number(target.getAttribute("data-count"));
  if (count >= leastCounted) countUp(target, count);
}

const observer = new IntersectionObserver((entries) => entries.forEach(meet), { threshold: 0.1 });

function watchReveals() {
  for (const element of document.querySelectorAll("[data-reveal]")) {
    if (met.has(element)) continue;
    observer.unobserve(element);
    observer.observe(element);
  }
}

if (!matchMedia("(prefers-reduced-motion:reduce)").matches) {
  window.watchReveals = watchReveals;
  watchReveals();
  addEventListener(
    "scroll",
    () => {
      scrolled = true;
      watchReveals();
    },
    { once: true },
  );
}
