import { limited, type Refused } from "./receive.server.ts";

type Changed<Status extends string> = { status: Status } | { status: "limited"; retryAfter: number };

/** Throws a 404 response for the status "gone"; otherwise returns `to` or the reason for the refusal. */
export function changed<To extends { to: string }>(answer: Changed<string>, to: To): To | Refused {
  if (answer.status === "gone") throw new Response(null, { status: 404 });
  if ("retryAfter" in answer) return limited(answer);
  return answer.status === "stored" ? to : { refused: answer.status };
}
