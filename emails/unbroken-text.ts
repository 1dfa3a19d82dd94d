import { toPlainText } from "@react-email/render";

/** The page that displays this text wraps long lines itself, so paragraphs get no line breaks. */
export const unbrokenText = (html: string) =>
  toPlainText(html, { selectors: [{ selector: "h1", options: { uppercase: false } }] });
