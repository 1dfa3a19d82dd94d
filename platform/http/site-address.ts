// A public host name as a browser's address bar shows it: not an IP address, not a local machine name.
const publicName = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;

/**
 * Normalises a web address as people type it: "exemple.fr" and "HTTP:exemple.fr/A" get scheme and slashes. Undefined if
 * it is unsafe to follow, or contains a user name, password, port or space.
 */
export function siteAddress(typed: string): string | undefined {
  const [, scheme = "https", rest = typed] = /^(https?):\/*(.*)$/i.exec(typed) ?? [];
  const [authority = ""] = /^[^/?#]*/.exec(rest) ?? [];
  if (authority === "" || authority.includes("@") || /[\s\p{C}\\]/u.test(typed)) return undefined;
  const url = URL.parse(`${scheme}://${rest}`);
  if (!url || url.port !== "" || !publicName.test(url.hostname)) return undefined;
  return `${url.protocol}//${url.hostname}${rest.slice(authority.length)}`;
}
