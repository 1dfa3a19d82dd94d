/** Limits of a PDF to render: pages, the ratio of a page's sides, and the longer side of its picture in pixels. */
export const pdfLimits = {
  pages: 60,
  ratio: 10,
  side: 1_600,
  /** Bytes of one picture, bytes of all pictures of a file, and characters of a page's text. */
  picture: 640 * 1024,
  pictures: 20 * 1024 * 1024,
  text: 8_000,
  /** Bytes of memory for PDFium, and for the whole process. */
  heap: 256 * 1024 * 1024,
  memory: 512 * 1024 * 1024,
  /** Milliseconds of processor time for one page and for all pages, and of elapsed time for a process that waits. */
  page: 20_000,
  whole: 120_000,
  elapsed: 600_000,
} as const;

/** Why a PDF was not rendered. */
export type PdfRefusal = "password" | "unreadable" | "pages" | "shape" | "heavy";

/** The head of each message from the rendering process, sent before the message's bytes. */
export type WorkerMessage =
  | { kind: "counted"; pages: number }
  | { kind: "drawn"; number: number; width: number; height: number; text: string }
  | { kind: "refused"; why: PdfRefusal };
