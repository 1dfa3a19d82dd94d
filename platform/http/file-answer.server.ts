const types = {
  csv: "text/csv; charset=utf-8",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ics: "text/calendar; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  pdf: "application/pdf",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  zip: "application/zip",
} as const;

/** Returns a file to save, never cached because it is made for one person; `name` has no extension. */
export const fileAnswer = (
  name: string,
  kind: keyof typeof types,
  content: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
) =>
  new Response(content, {
    headers: {
      "Content-Type": types[kind],
      "Content-Disposition": `attachment; filename="${name}.${kind}"`,
      "Cache-Control": "no-store",
    },
  });
