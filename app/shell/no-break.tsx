/** A text whose words with a hyphen stay on one line, as long as the line holds them; a slash begins none. */
export function NoBreak({ title }: { title: string }) {
  return title.split(/(\S+-\S+|\S+ \/)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={`${index} ${part}`} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
