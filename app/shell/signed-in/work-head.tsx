import type { ReactNode } from "react";

export type WorkHeadProps = {
  title: string;
  /** One line under it. */
  context?: string | undefined;
  /** At its right. */
  children?: ReactNode;
};

/** The top line of a page of work. */
export function WorkHead({ title, context, children }: WorkHeadProps) {
  return (
    <div className="cockpit-head">
      <div>
        <h1>{title}</h1>
        {context && <p>{context}</p>}
      </div>
      {children && <div className="cockpit-head-end">{children}</div>}
    </div>
  );
}
