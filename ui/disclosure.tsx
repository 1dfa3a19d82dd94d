import type { ReactNode } from "react";

type DisclosureProps = {
  title: ReactNode;
  /** Of disclosures with one name, one is open at a time. */
  name?: string;
  children: ReactNode;
};

export function Disclosure({ title, name, children }: DisclosureProps) {
  return (
    <details className="disclosure" name={name}>
      <summary>{title}</summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
