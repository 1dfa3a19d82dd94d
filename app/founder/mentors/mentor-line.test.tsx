import type { ReactElement } from "react";
import { prerender } from "react-dom/static";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { LanguageContext } from "../../shell/language.tsx";
import type { ListedMentor } from "./matched.server.ts";
import { MentorFit } from "./mentor-fit.tsx";
import { Mentor } from "./mentor-line.tsx";
import { words } from "./words.fr.ts";

const away: ListedMentor = {
  ...{
    id: "finance",
    name: "Ada",
    role: "Trésorerie",
    hourlyPrice: 150,
    available: false,
    sample: false,
    portrait: undefined,
  },
  next: null,
  match: { score: 94, need: 44, sector: 30, stage: 20, helpsWith: [] },
  request: undefined,
};

async function drawn(element: ReactElement) {
  const Line = createRoutesStub([{ path: "/", Component: () => element }]);
  const { prelude } = await prerender(
    <LanguageContext value="fr">
      <Line />
    </LanguageContext>,
  );
  return (await new Response(prelude).text()).replace(/<!--.*?-->/g, "");
}

const written = (mentor: ListedMentor) => drawn(<Mentor mentor={mentor} isOpen />);

test("a mentor who takes no request has a button that cannot be pressed, and the reason", async () => {
  const line = await written(away);
  expect(line).toMatch(new RegExp(`<button[^>]* disabled[^>]*>${words.unavailable}`));
  expect(line).toContain(words.unavailableText);
});

test("what was agreed stays when the mentor takes no more requests", async () => {
  const askedAt = new Date("2026-11-01T09:00:00Z");
  const answered = { askedAt, verdict: "no" as const, chosenTime: null, answer: "Plutôt en mars." };
  const line = await written({ ...away, request: answered });
  for (const part of [words.declined, "Plutôt en mars.", words.unavailableText]) expect(line).toContain(part);
  const chosenTime = new Date("2026-12-01T09:00:00Z");
  const agreed = await written({ ...away, request: { ...answered, verdict: "yes", chosenTime, answer: "" } });
  expect(agreed).toContain("Convenu");
});

test("why a mentor fits is said in whole sentences", async () => {
  const match = { ...away.match, helpsWith: ["runway", "retention", "cap-table"] as const };
  const line = (of: Partial<ListedMentor["match"]>) =>
    drawn(<MentorFit match={{ ...match, helpsWith: [...match.helpsWith], ...of }} />);
  expect(await line({})).toContain(
    "<p>Aide sur le runway, le churn et ta table de capitalisation. Connaît ton secteur et ton stade.</p>",
  );
  expect(await line({ helpsWith: ["market"], sector: 0 })).toContain(
    "<p>Aide sur ton marché. Accompagne ton stade.</p>",
  );
  expect(await line({ helpsWith: [], stage: 0 })).toContain("<p>Connaît ton secteur.</p>");
});

test("a mentor with nothing to say for them has no line of reasons", async () => {
  const none = { score: 0, need: 0, sector: 0, stage: 0, helpsWith: [] };
  expect(await drawn(<MentorFit match={none} />)).not.toContain("<p>");
});
