import { prerender } from "react-dom/static";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { LanguageContext } from "../shell/language.tsx";
import { PitchGallery } from "./pitch-gallery.tsx";

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
}));
const gallery = { title: "A", selected: "b", pitched: "c", see: "D", partners: "E", photos: [] };
const Page = createRoutesStub([
  { path: "/", Component: () => <PitchGallery gallery={gallery} past={past} partners={[]} /> },
]);

test("a showcase is found from its session, also once newer ones have moved it into the table", async () => {
  const { prelude } = await prerender(
    <LanguageContext value="en">
      <Page />
    </LanguageContext>,
  );
  const page = await new Response(prelude).text();
  const [pictures = "", table = ""] = page.split("<table");
  expect([pictures, table].map((part) => part.match(/href="[^"]+"/g))).toEqual([
    ['href="/pitch-session-4"'],
    ['href="/pitch-session-5"'],
  ]);
  expect([...table.matchAll(/scope="col"[^>]*>(\w+)/g)].map(([, heading]) => heading)).toEqual(["Session", "B", "C"]);
});
