import { toPlainText } from "@react-email/render";

/**
 * Converts the HTML of an e-mail to plain text without line breaks inside paragraphs, because the page that displays
 * this text wraps long lines itself.
 */
export const unbrokenText = (html: string) =>
  toPlainText(html, { selectors: [{ selector: "h1", options: { uppercase: false } }] });
