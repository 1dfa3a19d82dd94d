/** `page` is counted from 1; `total` and `pages` are the numbers of rows and pages in the whole list. */
export type NumberedPage<Row> = { rows: Row[]; total: number; page: number; pages: number };

const pageSize = 50;

/** Returns the page number from the URL, or 1 if the URL contains no valid number. */
export const pageNumber = (search: URLSearchParams) => {
  const typed = search.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : 1;
};

/** Returns the number of the page that contains the nth row; pages and rows are counted from 1. */
export const pageOfNth = (nth: number) => Math.max(1, Math.ceil(nth / pageSize));

/** Reads a page, or the last page if the list has become shorter than `wanted`. */
export async function readNumbered<Row>(
  wanted: number,
  total: number,
  read: (page: { limit: number; offset: number }) => Promise<Row[]>,
): Promise<NumberedPage<Row>> {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(wanted, pages);
  return { rows: await read({ limit: pageSize, offset: (page - 1) * pageSize }), total, page, pages };
}
