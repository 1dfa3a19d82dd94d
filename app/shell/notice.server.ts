import { readSigned, writeSigned } from "../../platform/installation/signed-id.server.ts";

const purpose = "account-notice";

/** An address that tells what has just been done: only we can write one. */
export const withNotice = (secret: string, path: string, notice: string) =>
  `${path}?done=${writeSigned(secret, purpose, notice)}`;

/** What an address tells; undefined when we did not write it. */
export const noticeIn = (secret: string, request: Request) =>
  readSigned(secret, purpose, new URL(request.url).searchParams.get("done") ?? undefined);
