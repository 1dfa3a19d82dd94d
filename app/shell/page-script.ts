declare global {
  interface Window {
    watchReveals?: () => void;
  }
}

/**
 * Reveals `[data-reveal]` as it comes into view, once, and counts up to its `data-count`. It writes no attribute, so React
 * hydrates what the server sent; a paused animation alone hides what is still below, so nothing stays hidden if this fails,
 * and only once somebody scrolls, so a picture of the whole page shows all of it.
 */
export const observerScript = [
  'if(!matchMedia("(prefers-reduced-motion:reduce)").matches){',
  "let D=document,R=requestAnimationFrame,H=new WeakMap,S,o=new IntersectionObserver(s=>s.forEach(({target:e,isIntersecting:v})=>{",
  "let c=e.dataset.count,a=H.get(e),t=e.firstChild,z=t?.data,l=z,b,",
  "g=n=>{b??=n;let k=(n-b)/2e3;t.data==l&&(t.data=l=k<1?z.replace(/\\d[\\d\\s.,]*\\d/,",
  "new Intl.NumberFormat(D.documentElement.lang).format(~~(c*k*(2-k)))):z,k<1&&R(g))};",
  "v?(o.unobserve(e),a?a.play():H.set(e,1),c>9&&R(g)):",
  'S&&!a&&(H.set(e,a=e.animate({opacity:[0,1],translate:["0 2rem","0"]},',
  '{duration:800,easing:"ease-out",fill:"backwards"})),a.pause())',
  "}),{threshold:.1});",
  '(watchReveals=()=>D.querySelectorAll("[data-reveal]").forEach(e=>H.get(e)||(o.unobserve(e),o.observe(e))))();',
  'addEventListener("scroll",()=>{S=1;watchReveals()},{once:!0})}',
];
