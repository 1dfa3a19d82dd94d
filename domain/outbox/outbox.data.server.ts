import { job, jobQueue } from "../../platform/jobs/job.table.ts";
import { deliveryDismissal } from "./dismissal.table.ts";
import { impersonal, personal, type DataOfNoun, withheldBecause as because } from "../personal-data/personal-data.ts";

export const data: DataOfNoun = [
  personal({
    table: job,
    category: "messages",
    owners: [
      { column: "key", is: "email" },
      { column: "subject", is: "records" },
    ],
    exported: ["queue", "data", "state", "attempts", "createdAt", "lastAttemptAt", "finishedAt"],
    withheld: {
      id: because.ourId,
      seq: because.ourId,
      key: because.sameAddress,
      subject: because.ourId,
      runAt: "when our machinery tries next",
      firstAttemptAt: "when our machinery first tried",
      claimedBy: "a process of ours",
      leaseUntil: "a process of ours",
      lastError: "what another company's server answered ours",
    },
  }),
  personal({
    table: deliveryDismissal,
    category: "messages",
    owners: [{ column: "jobId", is: "jobs" }],
    exported: ["reason", "dismissedAt"],
    withheld: { jobId: because.ourId, author: because.administrator },
  }),
  impersonal(jobQueue, "the state of our queues"),
];
