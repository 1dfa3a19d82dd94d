/** Limits on the number of pages, the ratio of a page's sides, and a picture's longer side in pixels. */
export const pdfLimits = {
  pages: 60,
  ratio: 10,
  side: 1_600,
  /** `picture` and `pictures` limit the bytes of one picture and of all; `text` limits a page's characters. */
  picture: 640 * 1024,
  pictures: 20 * 1024 * 1024,
  text: 8_000,
  /** The maximum bytes of memory for the PDFium library (`heap`) and for the whole rendering process (`memory`). */
  heap: 256 * 1024 * 1024,
  memory: 512 * 1024 * 1024,
  /**
   * Limits in milliseconds: processor time for one `page` and for the `whole` file, and `elapsed` time for the process.
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
