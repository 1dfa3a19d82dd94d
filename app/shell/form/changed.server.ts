import { limited, type Refused } from "./receive.server.ts";

type Changed<Status extends string> = { status: Status } | { status: "limited"; retryAfter: number };

/**
 * Converts the result of changing a record into the answer to the form: `to` if the change was stored, otherwise the
 * reason for the refusal. Throws a 404 response if the result is "gone", which means that the sender has no such
 * record.
 */
export function changed<To extends { to: string }>(answer: Changed<string>, to: To): To | Refused {
  if (answer.status === "gone") throw new Response(null, { status: 404 });
  if ("retryAfter" in answer) return limited(answer);
  return answer.status === "stored" ? to : { refused: answer.status };
}
