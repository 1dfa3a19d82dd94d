import { type ReactNode, useEffect, useRef } from "react";

type LinkOutcomeProps = { title: ReactNode; text: string; followed: boolean; children?: ReactNode };

/** Shows the result of an e-mailed link. The focus moves here, because the pressed button disappears. */
export function LinkOutcome({ title, text, followed, children }: LinkOutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (followed) box.current?.focus();
  }, [followed]);
  return (
    <div ref={box} tabIndex={-1} role="status">
      <h1>{title}</h1>
      <p className="lead mt-4">{text}</p>
      {children}
    </div>
  );
}
