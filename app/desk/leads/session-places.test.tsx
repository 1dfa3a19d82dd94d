import { expect, test } from "vitest";
import { htmlOf } from "../../../e2e/peers/html-of.tsx";
import { SessionPlaces, type PlaceState } from "./session-places.tsx";

test("a place at a closed session has no button to take it back, and says why", async () => {
  const drawn = (state: PlaceState) => {
    const place = { id: "place", session: "may", name: "May", acceptedAt: new Date("2026-05-01T09:00:00Z"), state };
    const none = { fee: null, sessions: [], applicant: null, answered: null, refusal: undefined };
    return htmlOf(<SessionPlaces lead="lead" {...none} place={place} />);
  };
  expect(await drawn("past")).toContain("Take the place back");
  const closed = await drawn("closed");
  expect(closed).toContain("This session is closed");
  for (const part of ["Take the place back", "Say no"]) expect(closed).not.toContain(part);
});
