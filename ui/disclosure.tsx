import type { ReactNode } from "react";

type DisclosureProps = {
  title: ReactNode;
  /** Of disclosures with one name, one is open at a time. */
  name?: string;
  /** Whether it begins open. */
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
