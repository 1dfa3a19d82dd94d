declare global {
  interface Window {
    /** Where this visit began and by which campaign, as an address carries it. */
    visit?: URLSearchParams;
  }
}

/** The words of an address that name a campaign. */
export const campaignKeys = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content", "gclid"] as const;

/** What an address of ours calls the page that a visit began on. */
export const beganKey = "began";

/** The field in which a form brings all of it. */
export const visitField = "visit";

export const longestWord = 200;

/**
 * Knows where a visit began in the page's own memory, and hands it on in the addresses of links: nothing is stored in
 * the browser. Whoever objects to being counted carries nothing.
 */
export const visitScript = `{let n=navigator,l=location,q=new URLSearchParams(l.search),v=new URLSearchParams;
if(!n.globalPrivacyControl&&n.doNotTrack!=1){for(let k of ${JSON.stringify([...campaignKeys, beganKey])}){let x=q.get(k);x&&v.set(k,x.slice(0,${longestWord}))}
if(!document.referrer.startsWith(l.origin+"/"))v.set("${beganKey}",l.pathname);
visit=v;
if(q.has("${beganKey}")){v.forEach((x,k)=>q.delete(k));history.replaceState(history.state,"",l.pathname+(q.size?"?"+q:"")+l.hash)}
let carry=({target:t})=>{let a=t.closest&&t.closest("a[href]");if(a&&a.origin==l.origin&&a.pathname+a.search!=l.pathname+l.search){let s=new URLSearchParams(a.search);v.forEach((x,k)=>s.set(k,x));a.search=s}};
addEventListener("click",carry,!0);addEventListener("auxclick",carry,!0)}}`;
