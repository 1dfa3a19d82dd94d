export function classNames(...names: (string | false | undefined)[]) {
  return names.filter(Boolean).join(" ");
}
