import type { InvestorsPage, Resolved } from "../../domain/content/content.ts";
import { Ruler } from "../../ui/ruler.tsx";

export function WhatYouReceive({ receive }: { receive: Resolved<InvestorsPage>["receive"] }) {
  return (
    <section className="page section">
      <h2>{receive.title}</h2>
      <p className="lead mt-4">{receive.intro}</p>
      <ol className="quarters steps">
        {receive.items.map(({ title, text }) => (
          <li key={title} data-reveal>
            <Ruler steps={6} long={[0]} height={30} />
            <h3>{title}</h3>
            <p className="text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
