import { inject } from "vitest";
import { siteAt } from "./site.ts";

/** A site that runs for as long as the tests do: for files that mind nothing that others leave on it. */
export const sharedSite = () => siteAt(inject("sharedSite"));
