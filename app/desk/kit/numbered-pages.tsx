import { Link } from "react-router";
import { useWords } from "../../shell/language.tsx";
import { deskWords } from "../words.ts";
import { listPath } from "./list-address.ts";

type Props = { path: string; page: number; pages: number; total: number; filters?: Record<string, string> };

export function NumberedPages({ path, page, pages, total, filters = {} }: Props) {
  const words = useWords(deskWords).list;
  if (pages === 1) return null;
  return (
    <nav className="desk-pages" aria-label={words.pages}>
      <span>{words.pageOf(page, pages, total)}</span>
      {page > 1 && (
        <Link rel="prev" to={listPath(path, filters, { page: String(page - 1) })}>
          {words.previous}
        </Link>
      )}
      {page < pages && (
        <Link rel="next" to={listPath(path, filters, { page: String(page + 1) })}>
          {words.next}
        </Link>
      )}
    </nav>
  );
}
