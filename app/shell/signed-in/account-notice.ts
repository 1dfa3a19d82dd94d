import { createContext } from "react";
import type { ReactNode } from "react";

/**
 * The account notice shown on the current page. A dialog shows the notice again, because the dialog covers the page.
 */
export const AccountNotice = createContext<ReactNode>(null);
