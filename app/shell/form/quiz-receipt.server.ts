import { pathOf } from "../../paths.ts";

const name = "quiz";
const forSeconds = 3_600;

/** Returns a Set-Cookie header that keeps a quiz receipt for an hour, to prefill the guide's form. */
export function keepQuizReceipt(receipt: string, secure: boolean) {
  return `${name}=${receipt}; Path=${pathOf("guide")}; Max-Age=${forSeconds}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}

export function quizReceiptIn(cookies: string | null) {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]{22})(?:;|$)`).exec(cookies ?? "")?.[1];
}
