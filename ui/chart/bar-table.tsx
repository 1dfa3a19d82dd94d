type BarTableProps = {
  caption: string;
  /** Heads of the columns: what a row is, its figure, and what share of something that is. */
  heads: readonly [string, string, string?];
  rows: readonly { id: string; label: string; value: number; share?: string }[];
  print: (value: number) => string;
};

/** Bars that are their own table: under each row's name its bar, beside it the figure. */
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
