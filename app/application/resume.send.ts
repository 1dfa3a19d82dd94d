import type { Route } from "./+types/resume.send.ts";
import { receiveResume } from "./resume.form.server.ts";

export async function action(args: Route.ActionArgs) {
  const received = await receiveResume(args);
  const [body, init] = "refusal" in received ? [received.refusal, received.init] : [received.done, { headers: {} }];
  return Response.json(body, { ...init, headers: { "Cache-Control": "no-store", ...init.headers } });
}
