import { isIP } from "node:net";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";

export type PasskeySite = { id: string; origin: string };

/** What is kept of a passkey to know it again. */
export type KnownPasskey = { id: string; publicKey: Uint8Array; counter: number; transports: string[] };

/** Whether a challenge is one that we gave, as the caller knows. */
type IsExpectedChallenge = (challenge: string) => boolean;

/** ES256, EdDSA and RS256. */
const algorithms = [-7, -8, -257];
const timeout = 5 * 60_000;

/** The site as passkeys name it; undefined where its address is a number: browsers make none for such a site. */
export function passkeySite(appUrl: string): PasskeySite | undefined {
  const { hostname, origin } = new URL(appUrl);
  return isIP(hostname.replaceAll(/[[\]]/g, "")) ? undefined : { id: hostname, origin };
}

type Creation = {
  challenge: string;
  organisation: string;
  owner: { id: string; email: string };
  /** Ids of the passkeys that they have: a device makes one once. */
  known: string[];
};

/** What a browser is asked to make: a passkey that it finds by itself, behind a finger, a face or a code. */
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

/** The library takes a third of a second and 27 MB to load: with the first passkey, not with the site. */
const library = () => import("@simplewebauthn/server");

/** What the library throws says that an answer is not what it should be. */
const unlessRefused = <T>(checked: Promise<T>) => checked.catch(() => undefined);

/**
 * A passkey that was made here; undefined for anything else. A statement with a maker's certificate is refused unread:
 * we ask for none, and checking one would fetch addresses that stand in it.
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

/** The counter after a passkey was used here by its owner; undefined for anything else. */
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
