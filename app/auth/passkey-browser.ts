import { pathOf } from "../paths.ts";

export const knowsPasskeys = () =>
  isSecureContext &&
  typeof PublicKeyCredential === "function" &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname);

/** Resolves to null when the person cancels the dialog or the device already has a passkey for the account. */
const unlessGivenUp = (args: Promise<Credential | null>) =>
  args.catch((error: unknown) => {
    if (error instanceof DOMException && ["NotAllowedError", "AbortError", "InvalidStateError"].includes(error.name))
      return null;
    throw error;
  });

const written = (made: Credential | null) =>
  made instanceof PublicKeyCredential ? JSON.stringify(made.toJSON()) : null;

/** Creates a passkey from the server's options (JSON) and resolves to the passkey as JSON for the server. */
export async function makePasskey(options: string) {
  const optionsJson = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(optionsJson);
  return written(await unlessGivenUp(navigator.credentials.create({ publicKey })));
}

export async function givePasskey() {
  const response = await fetch(pathOf("passkey-challenge"), { method: "POST", body: new URLSearchParams() });
  if (!response.ok) throw new Error(`No challenge: ${response.status}`);
  const optionsJson = (await response.json()) as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(optionsJson);
  return written(await unlessGivenUp(navigator.credentials.get({ publicKey })));
}
