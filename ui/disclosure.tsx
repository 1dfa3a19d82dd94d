import type { ReactNode } from "react";

type DisclosureProps = {
  title: ReactNode;
  /** Of several disclosures with the same name, only one can be open at a time. */
  name?: string;
  open?: boolean;
  children: ReactNode;
};

export function Disclosure({ title, name, open, children }: DisclosureProps) {
  return (
    <details className="disclosure" name={name} open={open}>
      <summary>{title}</summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
