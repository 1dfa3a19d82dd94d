import { redirect } from "react-router";
import type * as z from "zod";
import { doneUrl } from "../done.server.ts";
import type { RouteArgs } from "../require.server.ts";
import { byIntent, checked, type Fields, receiveAtPage, type Refused } from "./receive.server.ts";

/** The page that says what was done, by the form's intent or a name of its own, and to which of several things. */
type Done = { to: string; done?: string; about?: string; headers?: Record<string, string> };

/** What one form of a page does with its fields; a response is for a page that says nothing of it. */
export type FormAction = (fields: Fields) => Promise<Done | Response | Refused>;

/** The action of a form whose fields meet its schema. */
export const formAction = <Values>(
  schema: z.ZodType<Values>,
  carryOut: (values: Values, fields: Fields) => Promise<Done | Response | Refused>,
): FormAction => checked(schema, carryOut);

/**
 * Carries out the form of a page that was sent, and leads to where that is said, at this anchor. Fields in `many` have
 * several values.
 */
export const handleAction = (
  args: RouteArgs,
  actions: Record<string, FormAction>,
  many?: readonly string[],
  anchor = "",
) =>
  receiveAtPage(
    args,
    async (fields) => {
      const answer = await byIntent(actions)(fields);
      if (!("to" in answer)) return answer;
      const { to, done = fields["intent"] ?? "", about, headers } = answer;
      return redirect(doneUrl(args, `${to}${anchor}`, done, about), { status: 303, ...(headers && { headers }) });
    },
    many,
  );
