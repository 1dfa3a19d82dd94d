// Matches a public host name in the form that a browser's address bar shows; IP addresses and local machine names do
// not match.
const publicName = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;

/**
 * Normalises a URL that a person typed: "exemple.fr" and "HTTP:exemple.fr/A" get a scheme and slashes. Returns
 * undefined if the host is not public, or if the URL contains a user name, password, port or space.
 */
export function siteAddress(typed: string): string | undefined {
  const [, scheme = "https", rest = typed] = /^(https?):\/*(.*)$/i.exec(typed) ?? [];
  const [authority = ""] = /^[^/?#]*/.exec(rest) ?? [];
  if (authority === "" || authority.includes("@") || /[\s\p{C}\\]/u.test(typed)) return undefined;
  const url = URL.parse(`${scheme}://${rest}`);
  if (!url || url.port !== "" || !publicName.test(url.hostname)) return undefined;
  return `${url.protocol}//${url.hostname}${rest.slice(authority.length)}`;
}
