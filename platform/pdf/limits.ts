/**
 * The limits for rendering a PDF: the number of pages (`pages`), the ratio of a page's longer to its shorter side
 * (`ratio`), and the longer side of the rendered picture in pixels (`side`).
 */
export const pdfLimits = {
  pages: 60,
  ratio: 10,
  side: 1_600,
  /**
   * The maximum bytes of one rendered picture (`picture`) and of all pictures of a file (`pictures`), and the maximum
   * characters of a page's text (`text`).
   */
  picture: 640 * 1024,
  pictures: 20 * 1024 * 1024,
  text: 8_000,
  /** The maximum bytes of memory for the PDFium library (`heap`) and for the whole rendering process (`memory`). */
  heap: 256 * 1024 * 1024,
  memory: 512 * 1024 * 1024,
  /**
   * The maximum processor time for one page (`page`) and for all pages (`whole`), and the maximum elapsed time
   * (`elapsed`), which also stops a process that only waits. All times are in milliseconds.
   */
  page: 20_000,
  whole: 120_000,
  elapsed: 600_000,
} as const;

export type PdfRefusal = "password" | "unreadable" | "pages" | "shape" | "heavy";

/** A message from the rendering process, sent as JSON. The bytes of the rendered picture follow a `drawn` message. */
export type WorkerMessage =
  | { kind: "counted"; pages: number }
  | { kind: "drawn"; number: number; width: number; height: number; text: string }
  | { kind: "refused"; why: PdfRefusal };
