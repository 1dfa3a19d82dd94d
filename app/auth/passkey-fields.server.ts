import * as z from "zod";
import { line } from "../../platform/http/fields.server.ts";

const bytes = z
  .string()
  .max(12_000)
  .regex(/^[\w-]+$/);
const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}).default({}),
};

/** A field in which the browser's script sends JSON; null if it is invalid. */
function json<T>(schema: z.ZodType<T>) {
  const parsed = z.string().transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: "custom", message: "no JSON" });
      return z.NEVER;
    }
  });
  return parsed.pipe(schema).nullable().catch(null);
}

const createdField = json(
  z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z.array(z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"])).catch([]),
    }),
  }),
);

export const passkeyForm = z.object({
  passkey: json(
    z.object({
      ...credential,
      response: z.object({
        clientDataJSON: bytes,
        authenticatorData: bytes,
        signature: bytes,
        userHandle: bytes.optional(),
      }),
    }),
  ),
  to: line(2_000).optional(),
});

const passkeyName = line(60).pipe(z.string().min(1, "passkeyNameRequired"));

/** The first of two steps: the password (and a code) to get the creation options. */
export const passkeyOfferForm = z.object({
  name: passkeyName,
  current_password: z.string().default(""),
  code: line(40, "codeWrong").optional(),
});

/** The second step: the passkey that the browser created. */
export const newPasskeyForm = z.object({ name: passkeyName, passkey: createdField, to: line(2_000).optional() });
