type BarTableProps = {
  labelledBy: string;
  /** The column headings: for the names, for the values, and for any additional columns. */
  heads: readonly [string, string, ...string[]];
  /** The rows; `more` contains the cells of the additional columns. */
  rows: readonly { id: string; label: string; value: number; more: readonly string[] }[];
  print: (value: number) => string;
};

export function BarTable({ labelledBy, heads: [what, ...figures], rows, print }: BarTableProps) {
  const top = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <table className="bar-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          {figures.map((figure) => (
            <th key={figure} scope="col" className="figures">
              {figure}
            </th>
          ))}
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
            {row.more.map((cell, index) => (
              <td key={index} className="figures">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
