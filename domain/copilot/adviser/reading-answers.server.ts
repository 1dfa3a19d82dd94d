import { type Answer, type Ask, nextStepFor, part } from "./ask.server.ts";
import { nearestQuestions } from "../question/nearest.ts";
import type { Phrase } from "../question/phrase.ts";
import { termsIn } from "../question/term.ts";
import { isTheirs } from "../question/intent-of.ts";

const empty = new Set(
  "un une le la les des de du d l a au aux en et ou sur pour par est es c ce ces cet cette ca qui que quoi quel quelle quels quelles je tu il on nous vous me m mon ma mes ton ta tes as ai avez avoir article articles blog lire lecture ressource ressources trouve trouver montre moi donne conseille conseiller peux parle sujet propos s y t n ne pas plus bien comment the an of on in to for about is are what which do does have you i my me can show find read reading post posts resource resources give something any there guide guides it and or how should recommend".split(
    " ",
  ),
);

const topicOf = ({ words }: Phrase) => words.filter((word) => word.length > 2 && !empty.has(word));

type Found = Awaited<ReturnType<Ask["tools"]["articles"]>>["articles"];
const asReading = (articles: Found) => articles.map(({ title, slug, lang }) => ({ title, slug, lang }));

export const aidsAnswer: Answer = async ({ tools, words }) => {
  const { aids, fitting, all, articles } = await tools.aids();
  const nextStep = nextStepFor("funding", words.nextSteps.aids);
  const reading = asReading(articles);
  if (aids.length === 0)
    return part([all > 0 ? words.aids.noneFits(all) : words.aids.none], {
      sources: [words.chips.aids],
      reading,
      nextStep,
    });
  return part(
    [
      words.aids.is(fitting, all, aids.length),
      ...aids.map(({ name, payer, amount, deadline, isSure }) => words.aids.aid(name, payer, amount, deadline, isSure)),
      aids.some(({ isToConfirm }) => isToConfirm) && words.aids.toConfirm,
      words.aids.check,
    ],
    { sources: [words.chips.aids], reading, nextStep },
  );
};

export const articlesAnswer: Answer = async ({ tools, words, question }) => {
  const { articles } = await tools.articles(topicOf(question));
  return articles.length > 0
    ? part([words.articles.is], { sources: [words.chips.blog], reading: asReading(articles) })
    : part([words.articles.none], { nextStep: nextStepFor("blog", words.nextSteps.blog) });
};

const mostTerms = 3;

export const termAnswer: Answer = async (ask) => {
  const { words, tools, question } = ask;
  const terms = termsIn(question).slice(0, mostTerms);
  const { articles } = await tools.articles(terms.flatMap((term) => term.split("-")));
  return part([...terms.map((term) => words.terms[term]), isTheirs(question) && words.ownTerm], {
    sources: [words.chips.term],
    reading: asReading(articles).slice(0, 1),
    nextStep: terms[0] === "cap-table" ? nextStepFor("cap-table", words.nextSteps.capTable) : null,
  });
};

export const helpAnswer: Answer = ({ words }) => part([words.help.hello, words.help.list]);

/** Offers the most similar known questions when a founder's question was not clearly recognised. */
export async function unknownAnswer({ words, lang, tools, question }: Ask) {
  const { articles } = await tools.articles(topicOf(question));
  return part([words.unknown], {
    reading: asReading(articles.filter(({ isClose }) => isClose)),
    offered: nearestQuestions(question, lang),
  });
}

/** Answers questions about taxes, social charges and the law: names the professional to consult and lists articles. */
export async function outsideAnswer({ words, tools, question }: Ask) {
  const { articles } = await tools.articles(topicOf(question));
  return part([words.outside, words.outsideAsk], { reading: asReading(articles.filter(({ isClose }) => isClose)) });
}

export const othersAnswer: Answer = ({ words }) => part([words.others]);

/** The copilot changes nothing itself, so the answer only links to the page for the change. */
export const changeAnswer: Answer = ({ words, question: { folded: text } }) => {
  const nextStep = /profil|description|secteur|sector/.test(text)
    ? nextStepFor("profile", words.nextSteps.profile)
    : /seuil|threshold|plancher|floor|alerte/.test(text)
      ? nextStepFor("thresholds", words.nextSteps.thresholds)
      : /candidat|session|pitch|apply/.test(text)
        ? nextStepFor("pitch", words.nextSteps.apply)
        : /capital|cap table|action|share/.test(text)
          ? nextStepFor("cap-table", words.nextSteps.capTable)
          : /mrr|cash|burn|cac|churn|nps|chiffre|number|treso|depense/.test(text)
            ? nextStepFor("check-in", words.nextSteps.numbers)
            : null;
  return part([words.change, nextStep && words.changeAt], { nextStep });
};
