import type { InvestorsPage, Resolved } from "../../domain/content/content.ts";
import { Scene } from "../../ui/scene.tsx";
import { rangesOnShore } from "./ranges-on-shore.ts";
import { RegisterButton, type Register } from "./register-button.tsx";
import { startupsOnShore } from "./startups-on-shore.ts";
import type { StartupScale } from "./startup-scale.server.ts";

type InvestorCallProps = {
  call: Resolved<InvestorsPage>["finalCall"];
  register: Register;
  scale: StartupScale | undefined;
  /** How many sectors the startups come from: what is drawn while nobody vouches for the sums. */
  sectors: number;
};

export function InvestorCall({ call, register, scale, sectors }: InvestorCallProps) {
  return (
    <section className="on-scene">
      <div className="page section final-call-words">
        <h2 className="display">{call.title}</h2>
        <p className="lead">{call.text}</p>
        <p>
          <RegisterButton register={register} />
        </p>
        <p className="text-s text-ink-2">{call.note}</p>
      </div>
      <Scene standing={scale ? rangesOnShore(scale) : startupsOnShore(sectors)} className="final-call-scene" />
    </section>
  );
}
