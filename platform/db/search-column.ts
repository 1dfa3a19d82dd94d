import { type SQL, sql } from "drizzle-orm";

/**
 * The SQL equivalent of `fold` in platform/language/search-text.ts; immutable, so that a generated column can use it.
 */
export const folded = (text: SQL) =>
  sql`' ' || regexp_replace(regexp_replace(replace(replace(replace(lower(normalize(${text}, NFD)), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), '[\\u0300-\\u036f]', '', 'g'), '[[:space:]!-/:-@\\[-\`{-~]+', ' ', 'g')`;
