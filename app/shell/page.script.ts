/* Runs at the end of the page, before React comes. */
import "../../platform/page-cache/start.script.ts";
import "./reveal.script.ts";
import "./send-once.script.ts";
