import { type DataOfNoun, impersonal, personal, withheldBecause as because } from "../personal-data/personal-data.ts";
import {
  introduction,
  introductionAnswer,
  introductionBlock,
  introductionOutcome,
  introductionSlot,
} from "./introduction.table.ts";

const otherSide = "names the other side";
const keptAnswer = {
  why: "what a startup or an investor answered stays with the request, and names nobody any more",
  blanked: { by: "null" },
} as const;

export const data: DataOfNoun = [
  personal({
    table: introduction,
    category: "account",
    owners: [
      { column: "founder", is: "startups" },
      { column: "investor", is: "people" },
    ],
    exported: [
      "startupName",
      "message",
      "session",
      "askedAt",
      "expiresAt",
      "closedAt",
      "ending",
      "meetsAt",
      "meetsMinutes",
    ],
    withheld: {
      id: because.ourId,
      founder: otherSide,
      investor: otherSide,
      by: because.ourId,
      meetingSequence: "counts the changes of the meeting for calendar programs",
    },
  }),
  // An answer is only exported to the person who gave it, because an investor must not learn of a startup's no.
  personal({
    table: introductionAnswer,
    category: "account",
    owners: [
      { column: "by", is: "people", kept: { ...keptAnswer, blanked: { ...keptAnswer.blanked, email: "null" } } },
    ],
    exported: ["side", "verdict", "email", "at"],
    withheld: { introduction: because.ourId, by: because.ourId },
  }),
  personal({
    table: introductionOutcome,
    category: "account",
    owners: [{ column: "by", is: "people", kept: keptAnswer }],
    exported: ["side", "outcome", "at"],
    withheld: { introduction: because.ourId, by: because.ourId },
  }),
  // The block is not exported to the investor, because for the investor a block must look like an unanswered request.
  personal({
    table: introductionBlock,
    category: "account",
    owners: [
      { column: "founder", is: "startups" },
      {
        column: "by",
        is: "people",
        kept: { why: "the block belongs to the startup, and names nobody who left", blanked: { by: "null" } },
      },
    ],
    exported: ["at"],
    withheld: { founder: because.ourId, investor: otherSide, by: because.ourId },
  }),
  impersonal(introductionSlot, "times that a startup proposes; the one that was picked stands in the introduction"),
];
