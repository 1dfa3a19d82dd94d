/** Joins the class names, skipping falsy values. */
export function classNames(...names: (string | false | undefined)[]) {
  return names.filter(Boolean).join(" ");
}
