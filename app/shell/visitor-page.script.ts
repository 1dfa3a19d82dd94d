/* The end of a page for somebody who is not signed in: one script, so one hash in the head of the answer. */
import "./page.script.ts";
import "./visit.script.ts";
