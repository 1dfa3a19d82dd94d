import type { NumbersToSend } from "../../../domain/investor-update/read.server.ts";

export const UpdateNumbers = ({ lines }: { lines: NumbersToSend["lines"] }) => (
  <dl className="update-numbers">
    {lines.map(({ name, value, change }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <span className="figure-xs">{value}</span> {change && <span className="note">{change}</span>}
        </dd>
      </div>
    ))}
  </dl>
);
