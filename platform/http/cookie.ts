export function readCookie(header: string | null | undefined, name: string) {
  if (!header?.includes(name)) return undefined;
  for (const pair of header.split(";")) {
    const [key, value] = pair.split("=", 2);
    if (key?.trim() === name) return value?.trim();
  }
  return undefined;
}
