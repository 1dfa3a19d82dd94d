import { isIP } from "node:net";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";

export type PasskeySite = { id: string; origin: string };

export type KnownPasskey = { id: string; publicKey: Uint8Array; counter: number; transports: string[] };

type IsExpectedChallenge = (challenge: string) => boolean;

/** The COSE identifiers of the signature algorithms ES256, EdDSA and RS256. */
const algorithms = [-7, -8, -257];
const timeout = 5 * 60_000;

/**
 * Returns the site's identity for passkeys. Returns undefined if the host is an IP address, because browsers create
 * passkeys only for domain names.
 */
export function passkeySite(appUrl: string): PasskeySite | undefined {
  const { hostname, origin } = new URL(appUrl);
  return isIP(hostname.replaceAll(/[[\]]/g, "")) ? undefined : { id: hostname, origin };
}

type Creation = {
  challenge: string;
  organisation: string;
  owner: { id: string; email: string };
  /** The ids of the person's existing passkeys, so that the same device is not registered twice. */
  known: string[];
};

export function creationOptions(
  site: PasskeySite,
  { challenge, organisation, owner, known }: Creation,
): PublicKeyCredentialCreationOptionsJSON {
  return {
    challenge,
    timeout,
    rp: { id: site.id, name: organisation },
    user: { id: Buffer.from(owner.id).toString("base64url"), name: owner.email, displayName: owner.email },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: "public-key" })),
    excludeCredentials: known.map((id) => ({ id, type: "public-key" })),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    attestation: "none",
  };
}

export const requestOptions = (site: PasskeySite, challenge: string): PublicKeyCredentialRequestOptionsJSON => ({
  challenge,
  timeout,
  rpId: site.id,
  userVerification: "required",
});

/** Loads the passkey library on first use, because loading takes a third of a second and 27 MB of memory. */
const library = () => import("@simplewebauthn/server");

/** Returns undefined instead of the error that the library throws for an invalid response from the browser. */
const unlessRefused = <T>(checked: Promise<T>) => checked.catch(() => undefined);

/**
 * Verifies a new passkey; passkeys with a manufacturer's certificate are refused, because verifying it would fetch
 * foreign URLs.
 */
export async function readCreated(
  site: PasskeySite,
  response: RegistrationResponseJSON,
  args: IsExpectedChallenge,
): Promise<KnownPasskey | undefined> {
  const { verifyRegistrationResponse } = await library();
  const { decodeAttestationObject, isoBase64URL } = await import("@simplewebauthn/server/helpers");
  const verified = await unlessRefused(
    (async () => {
      const statement = decodeAttestationObject(isoBase64URL.toBuffer(response.response.attestationObject));
      const isPlain = statement.get("fmt") === "none" || statement.get("fmt") === "packed";
      if (!isPlain || statement.get("attStmt").get("x5c")) return undefined;
      return verifyRegistrationResponse({
        response,
        expectedChallenge: args,
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        requireUserVerification: true,
        supportedAlgorithmIDs: algorithms,
      });
    })(),
  );
  if (!verified?.verified) return undefined;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return { id, publicKey, counter, transports: response.response.transports ?? [] };
}

/**
 * Verifies a sign-in with a passkey and returns the passkey's new signature counter. Returns undefined if the sign-in
 * is invalid.
 */
export async function readUsed(
  site: PasskeySite,
  response: AuthenticationResponseJSON,
  passkey: KnownPasskey,
  args: IsExpectedChallenge,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const verified = await unlessRefused(
    verifyAuthenticationResponse({
      response,
      expectedChallenge: args,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: { id: passkey.id, publicKey: Uint8Array.from(passkey.publicKey), counter: passkey.counter },
      requireUserVerification: true,
    }),
  );
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}
