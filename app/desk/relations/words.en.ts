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
  proposed: "proposed by us",
  problems: {
    gone: "This match can’t be proposed any more: reload the page to see those that can.",
  } as Record<string, string>,
  matches: {
    title: "Matches to propose",
    text: "Published startups on Elite and approved investors who were both here in the last month, and who had nothing to do with each other lately. Both are asked: only a yes of both exchanges their addresses, and a no stays private. The list compares those who were here last.",
    none: "No match to propose: it takes a published startup on Elite and an approved investor who were both here in the last month, and whose criteria fit.",
    points: "Match, out of 100",
    action: "Proposal",
    propose: "Propose to both",
    proposeNamed: (startup: string, investor: string) => `Propose to both: ${startup} and ${investor}`,
  },
  unnamed: "No name",
  empty: "No request matches.",
  none: "No investor has asked to meet a startup yet.",
};
