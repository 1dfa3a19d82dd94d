import { toPlainText } from "@react-email/render";

/** The HTML of a message as text whose lines are not broken, for a screen that breaks them itself. */
export const unbrokenText = (html: string) =>
  toPlainText(html, { selectors: [{ selector: "h1", options: { uppercase: false } }] });
