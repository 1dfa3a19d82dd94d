import type { InvestorsPage, Resolved } from "../../domain/content/content.ts";
import { Scene } from "../../ui/scene.tsx";
import { RegisterButton, type Register } from "./register-button.tsx";

type InvestorCallProps = { call: Resolved<InvestorsPage>["finalCall"]; register: Register };

export function InvestorCall({ call, register }: InvestorCallProps) {
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
      <Scene className="final-call-scene" />
    </section>
  );
}
