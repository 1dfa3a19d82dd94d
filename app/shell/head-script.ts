/**
 * Runs before the first paint: the chosen theme, and whether French is worth offering. A picture beside its drawn
 * stand-in gives way to it when it fails to load. A transition between pages that the browser cut short is no fault.
 */
export const headScript = `{let d=document,h=d.documentElement,c="; "+d.cookie,t=c.match(/; theme=(light|dark)/);
if(t)h.dataset.theme=t[1];
if(h.lang!="fr"&&!/; lang=/.test(c)&&/^fr/i.test(navigator.language))h.dataset.offer="fr";
addEventListener("error",({target:e})=>{if(e.src&&e.alt=="")e.hidden=!0},!0);
addEventListener("unhandledrejection",e=>/^Transition was/.test(e.reason?.message)&&e.preventDefault())}`;
