const types = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
} as const;

/** A file to keep, made for the person who asked and for nobody after them. */
export const fileAnswer = (name: string, kind: keyof typeof types, content: string | Uint8Array<ArrayBuffer>) =>
  new Response(content, {
    headers: {
      "Content-Type": types[kind],
      "Content-Disposition": `attachment; filename="${name}.${kind}"`,
      "Cache-Control": "no-store",
    },
  });
