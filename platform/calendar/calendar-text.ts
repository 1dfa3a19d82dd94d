/** A text inside a calendar's line (RFC 5545, TEXT): it cannot end the line. */
export const calendarValue = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n|\r/g, "\\n");

/** An instant as a calendar writes it, in UTC. */
export const calendarInstant = (moment: Date) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

/** Lines are at most 75 bytes long; what is longer goes on after a space. */
function fold(line: string) {
  const parts: string[] = [];
  let bytes = 0;
  let part = "";
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length;
    if (bytes + size > 75) {
      parts.push(part);
      [part, bytes] = ["", 1];
    }
    part += sign;
    bytes += size;
  }
  return [...parts, part].join("\r\n ");
}

/** The lines of a calendar as its file. */
export const calendarText = (lines: readonly string[]) => lines.map((line) => `${fold(line)}\r\n`).join("");
