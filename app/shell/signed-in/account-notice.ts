import { createContext } from "react";
import type { ReactNode } from "react";

/** The account notice of an area's pages; a dialog repeats it, because the dialog covers the page's own notice. */
export const AccountNotice = createContext<ReactNode>(null);
