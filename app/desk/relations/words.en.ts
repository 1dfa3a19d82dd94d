import type { DeskState } from "../../../domain/introduction/introduction.ts";

export const words = {
  title: "Introductions",
  text: "Requests from investors to startups, with the names of both and no address. Remind the startups whose answer is due.",
  state: "Show",
  all: "All requests",
  states: {
    due: "Due in 3 days or less",
    waiting: "Waiting for an answer",
    settled: "No reminder needed",
    yes: "Accepted",
    withdrawn: "Withdrawn",
    lapsed: "No reply",
  } satisfies Record<DeskState, string>,
  columns: {
    startup: "Startup",
    investor: "Investor",
    firm: "Firm",
    state: "State",
    asked: "Asked",
    due: "Answer due",
    closed: "Ended",
  },
  unnamed: "No name",
  empty: "No request matches.",
  none: "No investor has asked to meet a startup yet.",
};
