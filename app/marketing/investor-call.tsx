import type { InvestorsPage, Resolved } from "../../domain/content/content.ts";
import { rangesOnShore } from "./ranges-on-shore.ts";
import { RegisterButton, type Register } from "./register-button.tsx";
import { CallSection } from "./call-section.tsx";
import { startupsOnShore } from "./startups-on-shore.ts";
import type { StartupScale } from "./startup-scale.server.ts";

type InvestorCallProps = {
  call: Resolved<InvestorsPage>["finalCall"];
  register: Register;
  scale: StartupScale | undefined;
  /** The number of the startups' sectors. Without a `scale`, the picture shows one bar per sector. */
  sectors: number;
};

export function InvestorCall({ call, register, scale, sectors }: InvestorCallProps) {
  return (
    <CallSection call={call} figure={scale ? rangesOnShore(scale) : startupsOnShore(sectors)}>
      <p>
        <RegisterButton register={register} />
      </p>
      <p className="text-s text-ink-2">{call.note}</p>
    </CallSection>
  );
}
