import { inject } from "vitest";
import { siteAt } from "./site.ts";

/** One site for the whole test run, for test files that do not depend on data left by others. */
export const sharedSite = () => siteAt(inject("sharedSite"));
