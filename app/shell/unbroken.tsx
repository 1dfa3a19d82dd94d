/** A title whose words with a hyphen, or before a slash, stay on one line, as long as the line holds them. */
export function Unbroken({ title }: { title: string }) {
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
