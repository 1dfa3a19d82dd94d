// A name of the public web, as a browser's address bar has it: no number, no name of a machine.
const publicName = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;

/**
 * A web address as people write it, as it is stored: "exemple.fr" and "HTTP:exemple.fr/A" get their scheme and slashes.
 * Undefined for what no reader should follow, and for one with a name, a password, a port or a space in it.
 */
export function siteAddress(typed: string): string | undefined {
  const [, scheme = "https", rest = typed] = /^(https?):\/*(.*)$/i.exec(typed) ?? [];
  const [authority = ""] = /^[^/?#]*/.exec(rest) ?? [];
  if (authority === "" || authority.includes("@") || /[\s\p{C}\\]/u.test(typed)) return undefined;
  const url = URL.parse(`${scheme}://${rest}`);
  if (!url || url.port !== "" || !publicName.test(url.hostname)) return undefined;
  return `${url.protocol}//${url.hostname}${rest.slice(authority.length)}`;
}
