import { useRouteLoaderData } from "react-router";
import type { RootData } from "../root-data.server.ts";

/** Who is signed in; undefined for a stranger. */
export const useAccount = () => useRouteLoaderData<RootData>("root")?.account;
