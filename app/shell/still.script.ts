/* On a page without React: clicks and sends that were kept for it are not waited for (see start.script.ts). */
dispatchEvent(new Event("alive"));
