import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "../../../ui/class-names.ts";
import { icon } from "../../../ui/icons.tsx";

const BackIcon = icon(<path d="m12.5 3-7 7 7 7" />);

export type WorkHeadProps = {
  title: string;
  context?: ReactNode;
  back?: { to: string; words: string };
  children?: ReactNode;
};

export function WorkHead({ title, context, back, children }: WorkHeadProps) {
  return (
    <div className={classNames("cockpit-head", back && "cockpit-head-back")}>
      {back && (
        <Link to={back.to} title={back.words} className="head-back">
          <BackIcon />
          <span className="sr-only">{back.words}</span>
        </Link>
      )}
      <div>
        <h1>{title}</h1>
        {context && <p>{context}</p>}
      </div>
      {children && <div className="cockpit-head-end">{children}</div>}
    </div>
  );
}
