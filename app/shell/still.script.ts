/*
 * On a page without React, reports immediately that the page is ready, so that start.script.ts does not hold back
 * clicks and form submissions.
 */
dispatchEvent(new Event("alive"));
