import { useRouteLoaderData } from "react-router";
import type { RootData } from "../root-data.server.ts";

export const useConsentPrompt = () => useRouteLoaderData<RootData>("root")?.consent ?? null;
