import type { Route } from "./+types/resume.send.ts";
import { receiveResume } from "./resume.form.server.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const { status, body, headers } = await receiveResume(request, context);
  return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
}
