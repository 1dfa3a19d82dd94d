/** Returns the host of a link as browsers display it, or "" if the text is not an http or https URL. */
export function linkHost(address: string) {
  if (!URL.canParse(address)) return "";
  const { protocol, host } = new URL(address);
  return /^https?:$/.test(protocol) ? host : "";
}
