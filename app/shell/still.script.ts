/*
 * On a page without React, reports at once that the page is ready, so that delayed clicks and form submissions are not
 * held back (see start.script.ts).
 */
dispatchEvent(new Event("alive"));
