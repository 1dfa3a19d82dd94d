import * as z from "zod";
import { line } from "../../platform/http/fields.server.ts";

const bytes = z
  .string()
  .max(12_000)
  .regex(/^[\w-]+$/);
/** WebAuthn limits a credential's id to 1,023 bytes, which are 1,364 characters of base64url. */
const credentialId = bytes.max(1_364);
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}).default({}),
};

/** Returns the schema of a form field that contains JSON from the browser's script. Invalid JSON becomes null. */
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

export const passkeyOfferForm = z.object({
  name: passkeyName,
  current_password: z.string().default(""),
  code: line(40, "codeWrong").optional(),
});

export const newPasskeyForm = z.object({ name: passkeyName, passkey: createdField, to: line(2_000).optional() });
