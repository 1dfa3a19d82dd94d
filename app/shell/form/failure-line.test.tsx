import { prerender } from "react-dom/static";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { LanguageContext } from "../language.tsx";
import { FailureLine } from "./failure-line.tsx";

const Line = createRoutesStub([
  { id: "page", path: "/", Component: () => <FailureLine title="Error" text="Please try again." /> },
]);

async function written(refusal: object | null) {
  const { prelude } = await prerender(
    <LanguageContext value="en">
      <Line hydrationData={{ loaderData: {}, actionData: { page: refusal } }} />
    </LanguageContext>,
  );
  return new Response(prelude).text();
}

test("a form that a limit refused says in how many minutes it is taken, any other what its page says", async () => {
  const limited = await written({ status: "limited", minutes: 3 });
  expect(limited).toContain("Please try again in 3 minutes.");
  expect(limited).not.toContain("Error");
  expect(await written({ status: "unavailable", minutes: 1 })).toContain("Please try again.");
  expect(await written({ status: "limited", minutes: 1_440 })).toContain("Error");
});
