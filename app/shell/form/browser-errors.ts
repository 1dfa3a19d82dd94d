type Field = { name: string; validity: Pick<ValidityState, "valueMissing" | "typeMismatch"> };

/**
 * What the browser finds wrong before anything is sent, by the codes of the form's own words: "emailRequired" is about
 * the field whose name holds "email". What has no such words is left to the server.
 */
export function browserErrors(fields: readonly Field[], codes: readonly string[]) {
  const errors: Record<string, string> = {};
  for (const { name, validity } of fields) {
    const kind = validity.valueMissing ? "Required" : validity.typeMismatch ? "Invalid" : "";
    const about = (code: string) => name.toLowerCase().includes(code.slice(0, -kind.length));
    const code = kind && codes.find((each) => each.endsWith(kind) && about(each));
    if (code) errors[name] = code;
  }
  return errors;
}
