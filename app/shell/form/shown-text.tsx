/** The field that tells which text a form showed under this name. */
export const shownTextField = (name: string) => `shown-${name}`;

/** A short digest of a text, computed alike in the browser and on the server. */
export function shownText(text: string, version = 0) {
  let digest = version;
  for (let at = 0; at < text.length; at += 1) digest = (Math.imul(digest, 31) + text.charCodeAt(at)) | 0;
  return String(digest);
}

type Props = { name: string; version?: number; text: string };

/**
 * Sends what the form showed, so that nobody is recorded to have read or accepted another text. If a checkbox accepts
 * the text, `name` is the name of this checkbox.
 */
export const ShownText = ({ name, version, text }: Props) => (
  <input type="hidden" name={shownTextField(name)} value={shownText(text, version)} />
);
