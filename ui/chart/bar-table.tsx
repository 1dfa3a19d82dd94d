type BarTableProps = {
  caption: string;
  /** Column headings: the row's name, its value, and optionally its share. */
  heads: readonly [string, string, string?];
  rows: readonly { id: string; label: string; value: number; share?: string }[];
  print: (value: number) => string;
};

/** A bar chart as a table: each row has a name with a bar below, and its value beside. */
export function BarTable({ caption, heads: [what, figure, share], rows, print }: BarTableProps) {
  const top = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <table className="bar-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col" className="figures">
            {figure}
          </th>
          {share && (
            <th scope="col" className="figures">
              {share}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              {row.label}
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
                <path className="bar-ground" d="M0 .5h100" />
                <rect width={Math.round((row.value / top) * 1_000) / 10} height="1" />
              </svg>
            </th>
            <td className="figures">{print(row.value)}</td>
            {share && <td className="figures">{row.share}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
