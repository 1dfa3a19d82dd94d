export function initialsOf(name: string) {
  return name
    .split(/[\s-]+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase())
    .join("");
}

/** Returns a number that is always the same for a name, to choose the background colour of the initials. */
export function seedOf(name: string) {
  return [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
}
