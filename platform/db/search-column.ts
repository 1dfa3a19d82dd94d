import { type SQL, sql } from "drizzle-orm";

/**
 * A text as `fold` of platform/language/search-text.ts writes it, made by the database: without accents, case and
 * punctuation, a space before each word. It depends on nothing but the text, so a generated column may hold it.
 */
export const folded = (text: SQL) =>
  sql`' ' || regexp_replace(regexp_replace(replace(replace(replace(lower(normalize(${text}, NFD)), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), '[\\u0300-\\u036f]', '', 'g'), '[[:space:]!-/:-@\\[-\`{-~]+', ' ', 'g')`;
