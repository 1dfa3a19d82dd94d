import { useRouteLoaderData } from "react-router";
import type { RootData } from "../root-data.server.ts";

/** What the site asks consent for; null where nothing needs it. */
export const useConsentPrompt = () => useRouteLoaderData<RootData>("root")?.consent ?? null;
