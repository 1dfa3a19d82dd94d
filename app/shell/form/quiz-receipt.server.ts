import { pathOf } from "../../paths.ts";

const name = "quiz";
const forSeconds = 3_600;

/**
 * Returns the Set-Cookie header with a quiz receipt, valid for an hour. With the cookie, the guide's form can be
 * prefilled from the quiz.
 */
export function keepQuizReceipt(receipt: string, secure: boolean) {
  return `${name}=${receipt}; Path=${pathOf("guide")}; Max-Age=${forSeconds}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}

export function quizReceiptIn(cookies: string | null) {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]{22})(?:;|$)`).exec(cookies ?? "")?.[1];
}
