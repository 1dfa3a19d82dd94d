import { expect, test } from "vitest";
import { htmlOf } from "../../../e2e/peers/html-of.tsx";
import type { Editor } from "../content/editor.server.ts";
import { RecordEditor } from "./record-editor.tsx";

const editor = (id: string): Editor => ({
  ...{
    kind: "fact",
    id,
    isNew: false,
    name: null,
    mayBeDeleted: false,
    hasPreview: false,
    published: true,
    meetings: null,
    kept: null,
  },
  ...{ printed: "48", base: "", field: { as: "group", parts: [] }, typed: {}, draft: null },
  offered: { facts: [], logos: [], events: [], startups: [], pages: [], images: [] },
});

test("a number behind dates that were e-mailed says what a change does to them", async () => {
  const written = (id: string) => htmlOf(<RecordEditor editor={editor(id)} returned={undefined} />);
  for (const name of ["first_answer", "applications_due", "interviews", "start", "final_decision"])
    expect(await written(`intake.${name}`)).toContain(
      "A change also moves the date given to people who have already applied",
    );
  expect(await written("intake.monthly_places")).not.toContain("already applied");
});
