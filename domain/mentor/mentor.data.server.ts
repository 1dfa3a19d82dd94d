import { type DataOfNoun, personal, withheldBecause as because } from "../personal-data/personal-data.ts";
import { mentorRequest } from "./mentor-request.table.ts";

export const data: DataOfNoun = [
  personal({
    table: mentorRequest,
    category: "account",
    owners: [{ column: "founder", is: "startups" }],
    exported: ["mentor", "topic", "times", "askedAt", "verdict", "chosenTime", "answer", "answeredAt"],
    withheld: { id: because.ourId, founder: because.ourId, answeredBy: because.administrator },
  }),
];
