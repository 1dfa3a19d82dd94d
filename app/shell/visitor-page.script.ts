/*
 * The last script of a page for visitors who are not signed in. All parts are bundled in one script, so that the CSP
 * header needs only one hash.
 */
import "./page.script.ts";
import "./visit.script.ts";
