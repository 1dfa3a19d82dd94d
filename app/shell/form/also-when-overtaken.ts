import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * Reloads the page's data after a conflict too, so that the page shows what another person has changed. An answer that
 * holds the changes itself needs no reload, which would draw the form anew and lose the focus.
 */
export const alsoWhenOvertaken = ({
  actionStatus,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => (actionStatus === 409 && !actionResult?.overtaken) || defaultShouldRevalidate;
