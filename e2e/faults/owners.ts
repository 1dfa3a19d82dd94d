import { pathOf } from "../../app/paths.ts";
import { ask, post, programmeFields, somebody } from "../http/ask.ts";

/** Sends requests of an ordinary person during a flood. Returns the statuses of the failed requests. */
export async function ownersAsk(port: number, network: Record<string, string>) {
  const { email } = somebody();
  const shown = (await ask(port, pathOf("application"))).text;
  const intake = /name="intake"[^>]*value="([^"]+)"/.exec(shown)?.[1] ?? "";
  const asked = await Promise.all([
    post(port, pathOf("application"), programmeFields(email, { intake }), network),
    post(port, pathOf("password-reset"), { email }, network),
    post(port, pathOf("my-data"), { email }, network),
  ]);
  return asked.filter(({ status }) => status !== 303).map(({ status }) => status);
}
