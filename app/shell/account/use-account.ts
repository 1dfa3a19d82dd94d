import { useRouteLoaderData } from "react-router";
import type { RootData } from "../root-data.server.ts";

/** The signed-in account; undefined for a visitor who is not signed in. */
export const useAccount = () => useRouteLoaderData<RootData>("root")?.account;
