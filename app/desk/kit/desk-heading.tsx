import type { ReactNode } from "react";
import { Link } from "react-router";

type DeskHeadingProps = {
  title: ReactNode;
  /** The list that the page belongs to. */
  back?: { to: string; words: string };
  /** What the page is, in a sentence. */
  text?: ReactNode;
  /** A state or a button beside the title. */
  children?: ReactNode;
};

/** The heading of a desk page. */
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
