import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  elements: ["html5"],
  rules: {
    // Advice of taste: a button submits by default, and a role on another element is valid where the native one cannot
    // be drawn. Enter sends a form of one field.
    "no-implicit-button-type": "off",
    "prefer-native-element": "off",
    "wcag/h32": "off",
  },
});

/** What in a document breaks the HTML standard, or its rules for accessible names. */
export async function invalidIn(html: string) {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
