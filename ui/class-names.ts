/** Joins the class names that hold. */
export function classNames(...names: (string | false | undefined)[]) {
  return names.filter(Boolean).join(" ");
}
