// Matches a public host name as an address bar shows it, not IP addresses or local machine names.
const publicName = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;

/** Normalises a typed URL, such as "exemple.fr"; undefined for a non-public host, a user name, port or space. */
export function siteAddress(typed: string): string | undefined {
  const [, scheme = "https", rest = typed] = /^(https?):\/*(.*)$/i.exec(typed) ?? [];
  const [authority = ""] = /^[^/?#]*/.exec(rest) ?? [];
  if (authority === "" || authority.includes("@") || /[\s\p{C}\\]/u.test(typed)) return undefined;
  const url = URL.parse(`${scheme}://${rest}`);
  if (!url || url.port !== "" || !publicName.test(url.hostname)) return undefined;
  return `${url.protocol}//${url.hostname}${rest.slice(authority.length)}`;
}
