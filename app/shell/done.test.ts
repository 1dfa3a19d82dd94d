import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import type { Viewer } from "../../domain/person/viewer.ts";
import { pathOf } from "../paths.ts";
import { type Services, services, viewer } from "../context/context.server.ts";
import { doneIn, doneUrl } from "./done.server.ts";

function argsOf(id: string | null) {
  const context = new RouterContextProvider();
  context.set(services, { secret: "of the site" } as Services);
  context.set(viewer, id === null ? null : ({ id, role: "founder" } as Viewer));
  return { context };
}

const open = (args: ReturnType<typeof argsOf>, path: string) =>
  doneIn({ ...args, url: new URL(path, "https://lab.example") });
const nothing = { done: "", about: "" };

test("an address says what was done to whom it was done for, on that page alone", () => {
  const [ana, lou] = [argsOf("ana"), argsOf("lou")];
  const written = doneUrl(ana, `${pathOf("founder-dashboard", { tab: "x" })}#mentors`, "mentor", "é&=1");
  expect(written).toMatch(/^\/startup\/dashboard\?tab=x&about=.+&mark=[\w-]{22}&done=mentor#mentors$/);
  expect(open(ana, written)).toEqual({ done: "mentor", about: "é&=1" });
  const lies = [
    written.replace("done=mentor", "done=trial"),
    written.replace("about=", "about=2"),
    written.replace(/mark=[\w-]+/, "mark=x"),
    written.replace(/&mark=[\w-]+/, ""),
    written.replace(pathOf("founder-dashboard"), pathOf("founder-pitch")),
    pathOf("founder-dashboard"),
  ];
  for (const lie of lies) expect(open(ana, lie), lie).toEqual(nothing);
  expect(open(lou, written)).toEqual(nothing);
});

test("where nobody has to be signed in, it says so for an hour or two", () => {
  const now = vi.spyOn(Date, "now");
  const minute = 60_000;
  const written = doneUrl(argsOf("ana"), pathOf("sign-in"), "everywhere");
  expect(open(argsOf(null), written)).toEqual({ done: "everywhere", about: "" });
  const begun = Date.now();
  now.mockReturnValue(begun + 59 * minute);
  expect(open(argsOf(null), written)).toEqual({ done: "everywhere", about: "" });
  now.mockReturnValue(begun + 121 * minute);
  expect(open(argsOf(null), written)).toEqual(nothing);
  now.mockRestore();
});
