import { pathOf } from "../../paths.ts";

const name = "quiz";
const forSeconds = 3_600;

/**
 * The Set-Cookie header that lets the guide's form be filled in from the quiz taken in this browser; valid for an hour.
 */
export function keepQuizReceipt(receipt: string, secure: boolean) {
  return `${name}=${receipt}; Path=${pathOf("guide")}; Max-Age=${forSeconds}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}

export function quizReceiptIn(cookies: string | null) {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]{22})(?:;|$)`).exec(cookies ?? "")?.[1];
}
