/** The host that a link leads to, as a browser's address bar says it; "" for what is no web address. */
export function linkHost(address: string) {
  if (!URL.canParse(address)) return "";
  const { protocol, host } = new URL(address);
  return /^https?:$/.test(protocol) ? host : "";
}
