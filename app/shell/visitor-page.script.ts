/* The page's last script for visitors who are not signed in: a single script, so the CSP header needs one hash. */
import "./page.script.ts";
import "./visit.script.ts";
