import { createContext } from "react";
import type { ReactNode } from "react";

/** What every page of an area says of its account: a window over the area says it too, which would hide it. */
export const AccountNotice = createContext<ReactNode>(null);
