/** A link's host as browsers display it; "" if it is not a web address. */
export function linkHost(address: string) {
  if (!URL.canParse(address)) return "";
  const { protocol, host } = new URL(address);
  return /^https?:$/.test(protocol) ? host : "";
}
