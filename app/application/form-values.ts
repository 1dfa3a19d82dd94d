import { answerNames, type FormValues } from "../../domain/application/application.ts";
import { chosenIn, noChoice } from "../../platform/language/no-choice.ts";

const names = [...answerNames, "email"];

type FormElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function fieldsOf(form: HTMLFormElement) {
  return names.flatMap((name) => {
    const field = form.elements.namedItem(name);
    return field instanceof Element && "value" in field ? [[name, field as FormElement] as const] : [];
  });
}

const isChoice = (field: FormElement) => field instanceof HTMLSelectElement;
const valueOf = (field: FormElement) => (isChoice(field) ? chosenIn(field.value) : field.value);

export const typedIn = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(fieldsOf(form).map(([name, field]) => [name, valueOf(field)]));

export function fill(form: HTMLFormElement, typed: FormValues, over: boolean) {
  for (const [name, field] of fieldsOf(form))
    if (over || valueOf(field) === "") field.value = typed[name] || (isChoice(field) ? noChoice : "");
}
