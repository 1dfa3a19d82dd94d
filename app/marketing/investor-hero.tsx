import type { InvestorsPage, Resolved } from "../../domain/content/content.ts";
import { Scene, type View } from "../../ui/scene.tsx";
import { RegisterButton, type Register } from "./register-button.tsx";

const [width, height, horizon, lines] = [520, 600, 270, 17];
const meet = Math.round(width * 0.3);

const meeting: View = {
  width,
  height,
  horizon,
  disc: [378, 206, 92],
  waves: 20,
  keep: "xMidYMax",
  bars: Array.from({ length: lines }, (_, index) => ({
    path: `M${Math.round(meet + (index - (lines - 1) / 2) * 82) - 9} ${height}h18L${meet} ${horizon}z`,
    long: index % 6 === 4,
  })),
};

type InvestorHeroProps = { hero: Resolved<InvestorsPage>["hero"]; register: Register };

export function InvestorHero({ hero, register }: InvestorHeroProps) {
  return (
    <section className="page hero">
      <div className="hero-words">
        <h1 className="display hero-headline longer-headline">
          <span>{hero.headline.lead}</span> <span className="wide">{hero.headline.wide}</span>
        </h1>
        <p className="lead hero-subtitle">{hero.subtitle}</p>
        <div className="hero-actions">
          <RegisterButton register={register} />
        </div>
        <p className="mt-4 text-s text-ink-2">{hero.note}</p>
        <p className="mt-2 text-s text-ink-2">{hero.risk}</p>
      </div>
      <Scene view={meeting} className="hero-scene" />
    </section>
  );
}
