import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  elements: ["html5"],
  rules: {
    // Turns off rules that only concern style: a button without a type submits, a role on another element is valid
    // where the native element cannot be used, and a form with one field and no button can be submitted with Enter.
    "no-implicit-button-type": "off",
    "prefer-native-element": "off",
    "wcag/h32": "off",
  },
});

export async function invalidIn(html: string) {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
