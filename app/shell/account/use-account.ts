import { useRouteLoaderData } from "react-router";
import type { RootData } from "../root-data.server.ts";

export const useAccount = () => useRouteLoaderData<RootData>("root")?.account;
