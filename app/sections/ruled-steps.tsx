import { Ruler } from "../../ui/ruler.tsx";
import { NoBreak } from "../shell/no-break.tsx";

type Props = {
  title: string;
  steps: readonly { title: string; text: string }[];
  className: string;
  marks: number;
};

export function RuledSteps({ title: heading, steps, className, marks }: Props) {
  return (
    <section className="bg-sunken">
      <div className="page section">
        <h2>{heading}</h2>
        <ol className={`quarters ${className}`}>
          {steps.map(({ title, text }, index) => (
            <li key={title} data-reveal>
              <Ruler steps={marks} long={[0]} height={30} />
              <p className="figure text-title-l" aria-hidden>
                {index + 1}
              </p>
              <h3>{title}</h3>
              <p className="text-ink-2">
                <NoBreak text={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
