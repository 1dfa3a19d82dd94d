/** A field that people don't see and programs fill in. */
export const honeypotField = "website_url";

/** What a public form's POST answers; errors are codes for words.*. */
export type FormAnswer =
  | { status: "stored"; receipt: string }
  | { status: "invalid"; errors: Record<string, string>; values: Record<string, string> }
  | { status: "limited"; minutes: number; values: Record<string, string> }
  /** What it was meant for is over; `next` names what one can still send it for, if anything. */
  | { status: "closed"; next?: string; values: Record<string, string> }
  | { status: "unavailable" | "unreadable"; values: Record<string, string> };

export type Refusal = Exclude<FormAnswer, { status: "stored" }>;

/** What became of something that is stored: nothing wrong, an attempt to pass it on failed, or its mail has to wait. */
export type Outcome = "ok" | "saved-with-error" | "saved-mail-waits";
