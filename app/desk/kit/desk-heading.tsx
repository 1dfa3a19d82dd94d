import type { ReactNode } from "react";
import { Link } from "react-router";

type DeskHeadingProps = {
  title: ReactNode;
  back?: { to: string; words: string };
  text?: ReactNode;
  children?: ReactNode;
};

export function DeskHeading({ title, back, text, children }: DeskHeadingProps) {
  return (
    <div className="desk-heading">
      {back && (
        <Link to={back.to} className="desk-back">
          {back.words}
        </Link>
      )}
      <div className="desk-title">
        <h1>{title}</h1>
        {children}
      </div>
      {text && <p>{text}</p>}
    </div>
  );
}
