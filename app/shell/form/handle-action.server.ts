import { redirect } from "react-router";
import type * as z from "zod";
import { doneUrl } from "../done.server.ts";
import type { RouteArgs } from "../require.server.ts";
import { byIntent, checked, type Fields, receiveAtPage, type Refused } from "./receive.server.ts";

/** `done` names the success notice (default: the form's intent); `about` is the id of the notice's record. */
type Done = { to: string; done?: string; about?: string; headers?: Record<string, string> };

export type FormAction = (fields: Fields) => Promise<Done | Response | Refused>;

export const formAction = <Values>(
  schema: z.ZodType<Values>,
  carryOut: (values: Values, fields: Fields) => Promise<Done | Response | Refused>,
): FormAction => checked(schema, carryOut);

/** Fields in `many` may have several values. */
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
