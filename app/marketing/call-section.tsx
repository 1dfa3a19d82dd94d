import type { ComponentProps, ReactNode } from "react";
import { Scene } from "../../ui/scene.tsx";

type CallSectionProps = {
  call: { title: string; text: string };
  figure: ComponentProps<typeof Scene>["figure"];
  children: ReactNode;
};

export function CallSection({ call, figure, children }: CallSectionProps) {
  return (
    <section className="on-scene">
      <div className="page section final-call-words">
        <h2 className="display">{call.title}</h2>
        <p className="lead">{call.text}</p>
        {children}
      </div>
      <Scene figure={figure} className="final-call-scene" />
    </section>
  );
}
