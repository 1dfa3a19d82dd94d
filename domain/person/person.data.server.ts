import { accountLink, credential, loginSession, recoveryCode, secondFactor, signUp } from "./account.table.ts";
import { personConsent } from "./person-consent.table.ts";
import { passkey } from "./passkey.table.ts";
import { investorDecision, person, personBlock } from "./person.table.ts";
import { seatEvent, seatInvitation, startup, startupSeat } from "./startup.table.ts";
import { deskKeysOff, teamMember } from "./team-member.table.ts";
import { keptProof, personal, type DataOfNoun, withheldBecause as because } from "../personal-data/personal-data.ts";

export const data: DataOfNoun = [
  personal({
    table: person,
    category: "account",
    owners: [{ column: "email", is: "email" }],
    exported: [
      "id",
      "email",
      "emailVerified",
      "name",
      "firstName",
      "lastName",
      "role",
      "lang",
      "requestedPlan",
      "verdict",
      "createdAt",
      "updatedAt",
      "lastSignInAt",
    ],
    withheld: { search: because.folded },
  }),
  personal({
    table: signUp,
    category: "account",
    owners: [{ column: "email", is: "email" }],
    exported: ["email", "firstName", "lastName", "role", "lang", "requestedPlan", "accepted", "createdAt", "sentAt"],
    withheld: { id: because.link, hash: because.secret, invitation: because.ourId },
  }),
  personal({
    table: credential,
    category: "account",
    owners: [{ column: "personId", is: "people" }],
    exported: ["changedAt"],
    withheld: { personId: because.ourId, hash: because.secret },
  }),
  personal({
    table: secondFactor,
    category: "account",
    owners: [{ column: "personId", is: "people" }],
    exported: ["confirmedAt"],
    withheld: { personId: because.ourId, secret: because.secret, lastStep: because.secret },
  }),
  personal({
    table: recoveryCode,
    category: "account",
    owners: [{ column: "personId", is: "people" }],
    exported: [],
    withheld: { personId: because.ourId, digest: because.secret },
  }),
  personal({
    table: passkey,
    category: "account",
    owners: [{ column: "personId", is: "people" }],
    exported: ["name", "transports", "createdAt", "usedAt"],
    withheld: {
      id: because.ourId,
      personId: because.ourId,
      credentialId: because.secret,
      publicKey: because.secret,
      counter: because.secret,
    },
  }),
  personal({
    table: loginSession,
    category: "account",
    owners: [{ column: "personId", is: "people" }],
    exported: ["role", "stage", "createdAt", "seenAt", "address", "device"],
    withheld: { id: because.ourId, personId: because.ourId, digest: because.secret },
  }),
  personal({
    table: accountLink,
    category: "account",
    owners: [
      { column: "personId", is: "people" },
      { column: "email", is: "email" },
    ],
    exported: ["purpose", "email", "createdAt", "sentAt", "usedAt"],
    withheld: { id: because.link, personId: because.ourId },
  }),
  personal({
    table: personConsent,
    category: "consents",
    owners: [
      { column: "personId", is: "people", kept: keptProof },
      { column: "subject", is: "digest", kept: keptProof },
    ],
    exported: ["purpose", "version", "wording", "lang", "givenAt"],
    withheld: { id: because.ourId, personId: because.ourId, subject: because.digest },
  }),
  personal({
    table: teamMember,
    category: "account",
    owners: [{ column: "personId", is: "people" }],
    exported: ["functions", "joinedAt"],
    withheld: { personId: because.ourId },
  }),
  personal({
    table: deskKeysOff,
    category: "account",
    owners: [{ column: "personId", is: "people" }],
    exported: ["turnedOffAt"],
    withheld: { personId: because.ourId },
  }),
  personal({
    table: investorDecision,
    category: "account",
    owners: [{ column: "personId", is: "people" }],
    exported: ["verdict", "reason", "firm", "decidedAt"],
    withheld: { id: because.ourId, personId: because.ourId, author: because.administrator },
  }),
  personal({
    table: personBlock,
    category: "account",
    owners: [{ column: "personId", is: "people" }],
    exported: ["reason", "blockedAt", "liftedAt"],
    withheld: {
      id: because.ourId,
      personId: because.ourId,
      author: because.administrator,
      liftedBy: because.administrator,
    },
  }),
  personal({
    table: startup,
    category: "account",
    owners: [{ column: "id", is: "startups" }],
    exported: ["createdAt"],
    withheld: { id: because.ourId, contact: because.ourId, contactRole: because.ourId },
  }),
  personal({
    table: startupSeat,
    category: "account",
    owners: [{ column: "person", is: "people" }],
    exported: ["role", "since"],
    withheld: { person: because.ourId, startup: because.ourId },
  }),
  personal({
    table: seatEvent,
    category: "account",
    owners: [
      {
        column: "person",
        is: "people",
        kept: { why: "the startup's own history, without the person", blanked: { person: "null" } },
      },
      { column: "startup", is: "startups" },
    ],
    exported: ["kind", "role", "reason", "at"],
    withheld: { id: because.ourId, startup: because.ourId, person: because.ourId, by: because.ourId },
  }),
  personal({
    table: seatInvitation,
    category: "account",
    owners: [
      { column: "email", is: "email" },
      { column: "startup", is: "startups" },
    ],
    exported: ["email", "role", "createdAt", "expiresAt", "acceptedAt", "refusedAt", "withdrawnAt"],
    withheld: { id: because.link, startup: because.ourId, by: because.ourId },
  }),
];
