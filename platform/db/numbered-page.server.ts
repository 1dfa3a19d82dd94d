/** A page of a queue by its number, from 1, with how many wait in all and on how many pages. */
export type NumberedPage<Row> = { rows: Row[]; total: number; page: number; pages: number };

const pageSize = 50;

/** The page that an address asks for; whatever is no number is the first. */
export const pageNumber = (search: URLSearchParams) => {
  const typed = search.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : 1;
};

/** The page on which the nth of a queue stands, counted from 1. */
export const pageOfNth = (nth: number) => Math.max(1, Math.ceil(nth / pageSize));

/** Reads one page; a number past the end, where some were answered meanwhile, is the last page. */
export async function readNumbered<Row>(
  args: number,
  total: number,
  read: (page: { limit: number; offset: number }) => Promise<Row[]>,
): Promise<NumberedPage<Row>> {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(args, pages);
  return { rows: await read({ limit: pageSize, offset: (page - 1) * pageSize }), total, page, pages };
}
