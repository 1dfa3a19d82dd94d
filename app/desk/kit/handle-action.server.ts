import { redirect } from "react-router";
import type * as z from "zod";
import { checked, type Fields, receiveAtPage, type Refused } from "../../shell/form/receive.server.ts";
import { doneAnchor } from "./done-in-address.ts";
import { successUrl } from "./success-url.server.ts";
import type { RouteArgs } from "../../shell/require.server.ts";

/** The page that shows what was done, and which of the things on it that was. */
type Done = { to: string; about?: string };

/** What one form of a page does with its fields. */
export type FormAction = (fields: Fields) => Promise<Done | Refused>;

/** The action of a form whose fields meet its schema. */
export const formAction = <Values>(
  schema: z.ZodType<Values>,
  carryOut: (values: Values) => Promise<Done | Refused>,
): FormAction => checked(schema, carryOut);

/** Carries out the form that was sent, by the name its button gives, and leads to where that is said. Fields in `many` have several values. */
export const handleAction = (asked: RouteArgs, actions: Record<string, FormAction>, many?: readonly string[]) =>
  receiveAtPage(
    asked,
    async (fields) => {
      const { intent = "" } = fields;
      const carryOut = Object.hasOwn(actions, intent) ? actions[intent] : undefined;
      if (!carryOut) return { refused: "unreadable" };
      const done = await carryOut(fields);
      return "to" in done
        ? redirect(`${successUrl(asked.context, done.to, intent, done.about)}#${doneAnchor}`, 303)
        : done;
    },
    many,
  );
