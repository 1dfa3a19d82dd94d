import { useEditing } from "./editor-context.ts";

export function FactList() {
  const { offered, words } = useEditing();
  const { editor: own } = words;
  return (
    <details className="disclosure">
      <summary>{own.factList}</summary>
      <div className="disclosure-body">
        <p className="note">{own.quotes}</p>
        <dl className="fact-list">
          {offered.facts.map(({ id, name, value }) => (
            <div key={id}>
              <dt>{`{${id}}`}</dt>
              <dd>
                {name} · {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
