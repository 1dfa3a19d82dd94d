type Field = { name: string; validity: Pick<ValidityState, "valueMissing" | "typeMismatch" | "tooShort"> };

/**
 * What the browser finds wrong before anything is sent, by the codes of the form's own words: "emailRequired" is about
 * the field whose name holds "email". What has no such words is left to the server.
 */
export function browserErrors(fields: readonly Field[], codes: readonly string[]) {
  const errors: Record<string, string> = {};
  for (const { name, validity } of fields) {
    const { valueMissing, typeMismatch, tooShort } = validity;
    const kind = valueMissing ? "Required" : typeMismatch ? "Invalid" : tooShort ? "TooShort" : "";
    const plain = name.replaceAll("_", "").toLowerCase();
    const about = (code: string) => plain.includes(code.slice(0, -kind.length).toLowerCase());
    // Of several the one that says most: a company's name is a company before it is a name.
    const [code] = codes
      .filter((each) => kind && each.endsWith(kind) && about(each))
      .toSorted((one, other) => other.length - one.length);
    if (code) errors[name] = code;
  }
  return errors;
}
