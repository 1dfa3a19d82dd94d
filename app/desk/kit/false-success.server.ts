import { doneKey } from "../../shell/done-in-address.ts";
import { doneIn } from "../../shell/done.server.ts";

/** Returns the URL without the success notice if this site did not sign the notice; otherwise undefined. */
export function withoutFalseSuccess(args: Parameters<typeof doneIn>[0]) {
  const { pathname, searchParams } = args.url;
  if (!searchParams.has(doneKey) || doneIn(args).done) return undefined;
  const left = new URLSearchParams(searchParams);
  left.delete(doneKey);
  return left.size > 0 ? `${pathname}?${left}` : pathname;
}
