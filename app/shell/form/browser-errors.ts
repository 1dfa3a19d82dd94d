type Validity = Pick<ValidityState, "valueMissing" | "typeMismatch" | "patternMismatch" | "tooShort">;
type Field = { name: string; validity: Validity };

const unticked: Validity = { valueMissing: true, typeMismatch: false, patternMismatch: false, tooShort: false };

/**
 * Returns the form's fields, including empty required checkbox groups and lists, which browsers do not report as
 * missing.
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

/** Returns the code in `codes` for each wrong field, for example "emailRequired" for an empty e-mail field. */
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
