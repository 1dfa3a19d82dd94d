type Validity = Pick<ValidityState, "valueMissing" | "typeMismatch" | "patternMismatch" | "tooShort">;
type Field = { name: string; validity: Validity };

const unticked: Validity = { valueMissing: true, typeMismatch: false, patternMismatch: false, tooShort: false };

/**
 * Returns the fields of a form, plus each required checkbox group and each required list in which nothing is chosen,
 * because browsers do not report these two as missing.
 */
export function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].flatMap((each) => {
    if (each.matches("fieldset[data-required]:not(:has(:checked))"))
      return { name: each.querySelector("input")?.name ?? "", validity: unticked };
    if (each.matches("select[required]:has([data-none]:checked)"))
      return { name: (each as HTMLSelectElement).name, validity: unticked };
    return "validity" in each ? (each as HTMLInputElement) : [];
  });
}

/**
 * Returns an error code for each field that the browser finds wrong before a form is sent. The code is the one in
 * `codes` that fits the field's name and the kind of error, for example "emailRequired" for an empty field whose name
 * contains "email".
 */
export function browserErrors(fields: readonly Field[], codes: readonly string[]) {
  const errors: Record<string, string> = {};
  for (const { name, validity } of fields) {
    const { valueMissing, typeMismatch, patternMismatch, tooShort } = validity;
    const kind = valueMissing ? "Required" : typeMismatch || patternMismatch ? "Invalid" : tooShort ? "TooShort" : "";
    const plain = name.replaceAll("_", "").toLowerCase();
    const about = (code: string) => plain.includes(code.slice(0, -kind.length).toLowerCase());
    // Chooses the longest matching code, because it is the most specific: "companyRequired" before "nameRequired" for a
    // company's name.
    const [code] = codes
      .filter((each) => kind && each.endsWith(kind) && about(each))
      .toSorted((one, other) => other.length - one.length);
    if (code) errors[name] = code;
  }
  return errors;
}
