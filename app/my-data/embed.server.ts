import { services } from "../context/context.server.ts";
import { pathOf } from "../paths.ts";
import type { RouteArgs } from "../shell/require.server.ts";

export const visitCookie = "my-data";

export function keepVisit({ context }: Pick<RouteArgs, "context">, value: string, seconds: number) {
  const secure = context.get(services).env.APP_URL.startsWith("https:");
  return `${visitCookie}=${value}; Path=${pathOf("my-data")}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure ? "; Secure" : ""}`;
}

/** Returns the Set-Cookie header that ends this browser's access to a person's data. */
export const endVisit = (args: Pick<RouteArgs, "context">) => keepVisit(args, "", 0);
