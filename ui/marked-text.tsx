/** Renders **bold** text; other Markdown, including links and images, is displayed unchanged. */
const lineOf = (line: string) =>
  line.split(/\*\*(.+?)\*\*/).map((piece, at) => (at % 2 === 1 ? <strong key={at}>{piece}</strong> : piece));

/** Displays a text with the supported Markdown: bold, lists and line breaks. */
export function MarkedText({ text }: { text: string }) {
  const blocks: { isList: boolean; lines: string[] }[] = [];
  for (const line of text.split("\n")) {
    const isList = line.startsWith("- ");
    const last = blocks.at(-1);
    if (last && isList && last.isList) last.lines.push(line.slice(2));
    else if (line.trim()) blocks.push({ isList, lines: [isList ? line.slice(2) : line] });
  }
  return blocks.map(({ isList, lines }, at) =>
    isList ? (
      <ul key={at}>
        {lines.map((line, place) => (
          <li key={place}>{lineOf(line)}</li>
        ))}
      </ul>
    ) : (
      <p key={at}>{lineOf(lines[0] ?? "")}</p>
    ),
  );
}
