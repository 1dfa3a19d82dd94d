import { type Answer, nextStepFor, part } from "./ask.server.ts";

/** Only firms are named, because a person's name would remain stored in the conversation. */
export const introductionsAnswer: Answer = async ({ words, tools }) => {
  const { waiting } = await tools.introductions();
  const [first] = waiting;
  const lines = waiting.map(({ firm, isProposal, until }) =>
    words.introductions.one(firm || (isProposal ? words.introductions.proposed : words.introductions.unnamed), until),
  );
  return part([first ? words.introductions.is(waiting.length) : words.introductions.none, ...lines], {
    sources: [words.chips.introductions],
    nextStep: nextStepFor(
      "introductions",
      first ? words.nextSteps.answer : words.nextSteps.introductions,
      first?.until ?? null,
    ),
  });
};

export const lastUpdateAnswer: Answer = async ({ words, tools }) => {
  const last = await tools.lastUpdate();
  if (!last) return part([words.lastUpdate.none], { nextStep: nextStepFor("updates", words.nextSteps.firstUpdate) });
  const sections = (["worked", "stuck", "asked"] as const).flatMap((section) =>
    last[section] ? [words.lastUpdate[section](last[section])] : [],
  );
  return part([words.lastUpdate.is(last.sentOn, last.month), ...sections], {
    sources: [words.chips.lastUpdate(last.sentOn)],
    nextStep: nextStepFor("updates", words.nextSteps.nextUpdate),
  });
};
