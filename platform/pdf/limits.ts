/** Limits of a PDF that is drawn: pages, the ratio of a page's sides, and the longer side of its picture in pixels. */
export const pdfLimits = {
  pages: 60,
  ratio: 10,
  side: 1_600,
  /** Bytes of a picture and of all pictures of a file, and characters of a page's text. */
  picture: 640 * 1024,
  pictures: 20 * 1024 * 1024,
  text: 8_000,
  /** Bytes that the reader of the file may use, and that its whole process may use. */
  heap: 256 * 1024 * 1024,
  memory: 512 * 1024 * 1024,
  /** Milliseconds for one page, and for all. */
  page: 20_000,
  whole: 120_000,
} as const;

/** Why a PDF was not drawn. */
export type PdfRefusal = "password" | "unreadable" | "pages" | "shape" | "heavy";

/** What the process that draws says before the bytes of each of its messages. */
export type Said =
  | { kind: "counted"; pages: number }
  | { kind: "drawn"; number: number; width: number; height: number; text: string }
  | { kind: "refused"; why: PdfRefusal };
