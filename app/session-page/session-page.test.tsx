import { expect, test } from "vitest";
import { htmlOf } from "../../e2e/peers/html-of.tsx";
import SessionPage from "./session.page.tsx";

test("a session is full only without a free seat, and a free seat belongs to who waits", async () => {
  async function shown(seats: { free: number; seats: number; waiting: number }) {
    const loaderData = {
      ...{ id: "spring", name: "Spring", when: null, hours: null, place: null, format: null, seats },
      ...{ isCancelled: false, isOver: false, record: null, cards: [], showcase: null },
    };
    return htmlOf(<SessionPage {...({ loaderData } as unknown as Parameters<typeof SessionPage>[0])} />);
  }
  expect(await shown({ free: 0, seats: 40, waiting: 3 })).toContain("full, waiting list open");
  const waited = await shown({ free: 1, seats: 40, waiting: 1 });
  expect(waited).toContain("waiting list open");
  expect(waited).not.toContain("full, ");
  expect(await shown({ free: 2, seats: 40, waiting: 0 })).toContain("2 of 40 free");
});
