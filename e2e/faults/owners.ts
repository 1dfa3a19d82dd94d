import { pathOf } from "../../app/paths.ts";
import { ask, post, programmeFields, somebody } from "../http/ask.ts";

/**
 * Applies to the programme, requests a new password and requests a copy of personal data, as an ordinary person might
 * during a flood; returns the statuses of the requests that failed.
 */
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
