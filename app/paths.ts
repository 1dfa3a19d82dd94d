import type { Lang } from "../platform/language/language.ts";

type Page = {
  /** The first is canonical. */
  paths: readonly [string, ...string[]];
  /** Route module, from app/. */
  module: string;
  /** Its language until the visitor has chosen one; "default" follows DEFAULT_LANGUAGE. */
  language: Lang | "default";
  audience: "everyone";
};

export const pages = {
  home: { paths: ["/"], module: "marketing/home.page.tsx", language: "default", audience: "everyone" },
} as const satisfies Record<string, Page>;
