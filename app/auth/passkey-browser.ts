import { pathOf } from "../paths.ts";

/** Whether this browser makes and uses passkeys, for the address that it is at. */
export const knowsPasskeys = () =>
  isSecureContext &&
  typeof PublicKeyCredential === "function" &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname);

/** Null where the person closed their browser's question, and where the device has a passkey of theirs already. */
const unlessGivenUp = (args: Promise<Credential | null>) =>
  args.catch((error: unknown) => {
    if (error instanceof DOMException && ["NotAllowedError", "AbortError", "InvalidStateError"].includes(error.name))
      return null;
    throw error;
  });

const written = (made: Credential | null) =>
  made instanceof PublicKeyCredential ? JSON.stringify(made.toJSON()) : null;

/** Has the browser make a passkey, by options in JSON; resolves to what the server is sent of it. */
export async function makePasskey(options: string) {
  const optionsJson = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(optionsJson);
  return written(await unlessGivenUp(navigator.credentials.create({ publicKey })));
}

/** Has the browser sign what the server asks for, with a passkey that the person chooses. */
export async function givePasskey() {
  const response = await fetch(pathOf("passkey-challenge"), { method: "POST", body: new URLSearchParams() });
  if (!response.ok) throw new Error(`No challenge: ${response.status}`);
  const optionsJson = (await response.json()) as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(optionsJson);
  return written(await unlessGivenUp(navigator.credentials.get({ publicKey })));
}
