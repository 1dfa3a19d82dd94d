import { useRouteLoaderData } from "react-router";
import type { RootData } from "../root-data.server.ts";

/** The site's consent request; null if nothing needs consent. */
export const useConsentPrompt = () => useRouteLoaderData<RootData>("root")?.consent ?? null;
