import { createContext } from "react";
import type { ReactNode } from "react";

/**
 * The account notice of the current area's pages. A dialog shows the notice again, because the dialog covers the page.
 */
export const AccountNotice = createContext<ReactNode>(null);
