import { timingSafeEqual } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { sign } from "../../platform/installation/secret.server.ts";
import { routeAt, routes } from "../paths.ts";
import { services, viewer } from "../context/context.server.ts";
import type { Route } from "../context/route.ts";
import { aboutKey, doneKey } from "./done-in-address.ts";

type Args = { context: Readonly<RouterContextProvider> };

const markKey = "mark";

/** A success notice is signed for the signed-in person or, on a public page, for the current hour. */
function readersOf({ context }: Args, path: string): [string, ...string[]] {
  const name = routeAt(path);
  const route: Route | undefined = name && routes[name];
  const hour = Math.floor(Date.now() / 3_600_000);
  return (route?.audience ?? route?.right) ? [context.get(viewer)?.id ?? ""] : [`hour ${hour}`, `hour ${hour - 1}`];
}

const markOf = ({ context }: Args, reader: string, ...parts: [path: string, done: string, about: string]) =>
  sign(context.get(services).secret, "done", JSON.stringify([reader, ...parts])).slice(0, 22);

/** Returns a URL with a success notice, signed so that a link on another site cannot show a false notice. */
export function doneUrl(args: Args, to: string, done: string, about = "") {
  const [address = "", ...anchor] = to.split("#");
  const [path = "", query] = address.split("?");
  const [reader] = readersOf(args, path);
  const added = new URLSearchParams({
    ...(about && { [aboutKey]: about }),
    [markKey]: markOf(args, reader, path, done, about),
    [doneKey]: done,
  });
  return [`${path}?${query ? `${query}&` : ""}${added}`, ...anchor].join("#");
}

/**
 * Returns the success notice named in the URL. Returns empty texts if this site did not sign the notice for the current
 * visitor.
 */
export function doneIn(args: Args & { url: URL }) {
  const { pathname, searchParams } = args.url;
  const read = (key: string) => searchParams.get(key) ?? "";
  const [done, about, mark] = [read(doneKey), read(aboutKey), Buffer.from(read(markKey))];
  const isOurs = readersOf(args, pathname).some((reader) => {
    const own = Buffer.from(markOf(args, reader, pathname, done, about));
    return mark.length === own.length && timingSafeEqual(mark, own);
  });
  return done && isOurs ? { done, about } : { done: "", about: "" };
}
