import type { InvestorsPage, Resolved } from "../../domain/content/content.ts";
import type { SessionCardData } from "../pitch-session/embed.server.ts";
import { SessionCard } from "../pitch-session/embed.tsx";
import { RegisterButton, type Register } from "./register-button.tsx";

type TakePartProps = { how: Resolved<InvestorsPage>["how"]; card: SessionCardData; register: Register };

export function TakePart({ how, card, register }: TakePartProps) {
  return (
    <section className="page section">
      <div className="grid-12 mb-7">
        <div className="l:col-span-5">
          <h2>{how.title}</h2>
          <p className="lead mt-4 mb-6">{how.intro}</p>
          <RegisterButton register={register} />
        </div>
        <ol className="numbered l:col-span-6 l:col-start-7">
          {how.steps.map(({ title, text }, index) => (
            <li key={title} data-reveal>
              <span className="figure numbered-figure" aria-hidden>
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p className="text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <SessionCard card={card}>
        <RegisterButton register={register} />
      </SessionCard>
    </section>
  );
}
