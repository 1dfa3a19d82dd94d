/** Returns an e-mail address partly hidden, for people other than its owner: "n…@e….fr". */
export function masked(email: string) {
  const at = email.lastIndexOf("@");
  const host = email.slice(at + 1);
  const dot = host.lastIndexOf(".");
  const [first = ""] = email;
  const [of = ""] = host;
  return `${first}…@${of}…${dot < 0 ? "" : host.slice(dot)}`;
}
