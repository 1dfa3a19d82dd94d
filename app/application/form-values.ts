import { answerNames, type FormValues } from "../../domain/application/application.ts";

const names = [...answerNames, "email"];

type FormElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function fieldsOf(form: HTMLFormElement) {
  return names.flatMap((name) => {
    const field = form.elements.namedItem(name);
    return field instanceof Element && "value" in field ? [[name, field as FormElement] as const] : [];
  });
}

/** What stands in the form's fields. */
export const typedIn = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(fieldsOf(form).map(([name, field]) => [name, field.value]));

/** Writes into the empty fields, or over all of them. */
export function fill(form: HTMLFormElement, typed: FormValues, over: boolean) {
  for (const [name, field] of fieldsOf(form)) if (over || field.value === "") field.value = typed[name] ?? "";
}
