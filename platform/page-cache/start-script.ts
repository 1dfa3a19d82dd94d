/**
 * Starts the parked scripts at the visitor's first move (a pointer that only lies where the page appears makes none),
 * or once a page that needs them soon has been painted in its own letters: of two frames the first is seen by then.
 * What is clicked or sent before the page is alive is held and done again once it is (`alive` on the window), or done
 * by the browser alone when that takes over 3 s.
 */
export const startScript = `(()=>{let d=document,alive,held=[],m=["pointermove","pointerdown","touchstart","keydown","focusin"];
function start(e){if(e.type=="pointermove"&&!e.movementX&&!e.movementY)return;m.forEach(e=>removeEventListener(e,start,true));
if(d.readyState=="loading")d.addEventListener("DOMContentLoaded",run);else run()}
function run(){d.querySelectorAll('script[type="text/parked"]').forEach(p=>{let s=d.createElement("script");if(p.dataset.type){s.type=p.dataset.type;s.async=true}if(p.nonce)s.nonce=p.nonce;s.textContent=p.textContent;p.replaceWith(s)});
setTimeout(flush,3000)}
function flush(){if(alive)return;alive=1;held.splice(0).forEach(f=>f())}
function hold(e){if(alive)return;let t=e.target,f=e.type=="submit";if(!f&&!(t=t.closest&&t.closest("[data-hold]")))return;
if(!f&&(e.metaKey||e.ctrlKey))return;e.preventDefault();e.stopImmediatePropagation();let by=e.submitter;
held=held.filter(h=>h.t!=t);let h=()=>f?t.requestSubmit(by):t.click();h.t=t;held.push(h);start(e)}
m.forEach(e=>addEventListener(e,start,{capture:true,passive:true}));
addEventListener("click",hold,true);addEventListener("submit",hold,true);addEventListener("alive",flush);
if(d.querySelector("[data-soon]"))addEventListener("load",()=>d.fonts.ready.then(()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(start,0,{})))))})()`;
