import { expect, test } from "vitest";
import type { Standing } from "../../domain/application/application.ts";
import { nextStepOf, type Situation } from "./next-step.ts";

const application = (standing: Standing, callAsked = false) => ({ pass: `pass of ${standing}`, standing, callAsked });
const next = (change: Partial<Situation>) => nextStepOf({ missing: 0, applications: [], chat: null, ...change });

test("a call that waits comes first, then the profile, then the programme", () => {
  const preselected = [application("declined"), application("call")];
  expect(next({ missing: 3, applications: preselected })).toEqual({ what: "slots", pass: "pass of call" });
  expect(next({ missing: 1, applications: [application("accepted")], chat: "https://chat.example" }).what).toBe(
    "profile",
  );
  expect(next({}).what).toBe("apply");
  expect(next({ applications: [application("declined"), application("withdrawn")] }).what).toBe("apply");
  expect(next({ applications: [application("first")] }).what).toBe("wait");
  expect(next({ applications: [application("call", true)] }).what).toBe("wait");
  expect(next({ applications: [application("waitlisted")] }).what).toBe("waitlisted");
  expect(next({ applications: [application("waitlisted"), application("first")] }).what).toBe("wait");
  expect(next({ applications: [application("accepted")] }).what).toBe("rest");
});

test("the chat is for accepted startups, and only where there is one", () => {
  const chat = "https://chat.example";
  expect(next({ applications: [application("accepted")], chat })).toEqual({ what: "chat", link: chat });
  for (const standing of ["first", "declined", "withdrawn"] as const)
    expect(next({ applications: [application(standing)], chat }).what).not.toBe("chat");
});
