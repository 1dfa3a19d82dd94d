import type { Formula, ProgramPage, Resolved } from "../../domain/content/content.ts";
import { NoBreak } from "../shell/no-break.tsx";

type PriceBannerProps = { banner: Resolved<ProgramPage>["banner"]; formulas: Resolved<Formula>[] };

export function PriceBanner({ banner, formulas }: PriceBannerProps) {
  return (
    <section className="on-sun">
      <div className="page section grid-12">
        <div className="grid content-start gap-4 l:col-span-6">
          <h2 className="display">{banner.title}</h2>
          <p className="lead">{banner.text}</p>
        </div>
        <div className="grid content-start gap-5 l:col-span-6 l:col-start-7">
          <dl className="pitch-formats">
            {formulas.map(({ id, name, terms }) => (
              <div key={id}>
                <dt className="mb-2 text-l font-semibold">{name}</dt>
                <dd>
                  <NoBreak text={terms} />
                </dd>
              </div>
            ))}
          </dl>
          {banner.share && <p>{banner.share}</p>}
          <p>{banner.example}</p>
          <p>{banner.places}</p>
        </div>
      </div>
    </section>
  );
}
