import { expect, test } from "vitest";
import { htmlOf } from "../../e2e/peers/html-of.tsx";
import { PitchGallery, type PitchGalleryProps } from "./pitch-gallery.tsx";

const past = ["newest", "session-4", "session-5", "june-2025"].map((id, index) => ({
  kind: "event" as const,
  id,
  name: id,
  startsOn: null,
  endsOn: null,
  startTime: null,
  endTime: null,
  place: null,
  applicationsCloseOn: null,
  format: null,
  capacity: null,
  selected: index === 3 ? null : 13,
  pitched: index === 3 ? null : 13,
  confirm: true,
  shown: index === 3 ? 0 : 2,
  isClosed: false,
}));
const gallery = { title: "A", selected: "b", pitched: "c", see: "D", partners: "E", photos: [] };

const drawn = (partners: PitchGalleryProps["partners"]) =>
  htmlOf(<PitchGallery gallery={gallery} past={past} partners={partners} />);

test("a showcase is found from its session, also once newer ones have moved it into the table", async () => {
  const page = await drawn([]);
  const [pictures = "", table = ""] = page.split("<table");
  expect([pictures, table].map((part) => part.match(/href="[^"]+"/g))).toEqual([
    ['href="/pitch-session/newest"', 'href="/pitch-session-4"'],
    ['href="/pitch-session-5"'],
  ]);
  expect([...table.matchAll(/scope="col"[^>]*>(\w+)/g)].map(([, heading]) => heading)).toEqual(["Session", "B", "C"]);
});

test("partners stand in the heading only while there are some", async () => {
  const partner = { kind: "logo" as const, id: "partner", group: "partners" as const, alt: "Partner", sample: false };
  expect(await drawn([partner])).toContain("<h2>A</h2>");
  expect(await drawn([])).toContain("<h2>Past sessions</h2>");
});
