import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

/** `origin` is the origin that the browser shows; in tests of phishing, it is not the site's own. */
type PasskeyRequest = { challenge: string; origin: string; rpId: string };

const sha256 = (text: string | Buffer) => createHash("sha256").update(text).digest();
const encoded = (bytes: Buffer) => bytes.toString("base64url");
const userPresent = 0x01;
const userVerified = 0x04;
const hasKey = 0x40;

function number(value: number, bytes: 2 | 4) {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}

/** A fake authenticator with one passkey (ES256, without attestation), with a browser's interface. */
export function authenticator({ verifies = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let counter = 0;

  const data = (rpId: string, flags: number) => {
    counter += 1;
    const given = userPresent | (verifies ? userVerified : 0) | flags;
    return Buffer.concat([sha256(rpId), Buffer.from([given]), number(counter, 4)]);
  };
  const client = (type: string, { challenge, origin }: PasskeyRequest) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = { id: encoded(id), rawId: encoded(id), type: "public-key" as const, clientExtensionResults: {} };

  return {
    id: encoded(id),
    /** Sets the signature counter, as if a copy of the passkey had been used elsewhere. */
    countTo(times: number) {
      counter = times;
    },
    create(args: PasskeyRequest) {
      const point = (text: string) => Buffer.concat([Buffer.from("5820", "hex"), Buffer.from(text, "base64url")]);
      const cose = [Buffer.from("a5010203262001", "hex"), Buffer.from("21", "hex"), point(x), Buffer.from("22", "hex")];
      const key = Buffer.concat([...cose, point(y)]);
      const authData = Buffer.concat([data(args.rpId, hasKey), Buffer.alloc(16), number(id.length, 2), id, key]);
      const statement = [
        Buffer.from("a363666d74646e6f6e656761747453746d74a0", "hex"),
        Buffer.from("686175746844617461", "hex"),
        Buffer.from([0x59]),
        number(authData.length, 2),
      ];
      const response = {
        clientDataJSON: encoded(client("webauthn.create", args)),
        attestationObject: encoded(Buffer.concat([...statement, authData])),
        transports: ["internal" as const],
      };
      return { ...credential, response };
    },
    get(args: PasskeyRequest, userHandle: string) {
      const clientData = client("webauthn.get", args);
      const authenticatorData = data(args.rpId, 0);
      const signed = createSign("sha256").update(Buffer.concat([authenticatorData, sha256(clientData)]));
      const response = {
        clientDataJSON: encoded(clientData),
        authenticatorData: encoded(authenticatorData),
        signature: encoded(signed.sign(privateKey)),
        userHandle: encoded(Buffer.from(userHandle)),
      };
      return { ...credential, response };
    },
  };
}
