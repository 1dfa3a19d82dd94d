import { classNames } from "../../ui/class-names.ts";
import { NoBreak } from "../shell/no-break.tsx";

type PitchFormatsProps = { formats: readonly { title: string; text: string }[]; className?: string };

export function PitchFormats({ formats, className }: PitchFormatsProps) {
  return (
    <dl className={classNames("pitch-formats", className)}>
      {formats.map(({ title, text }) => (
        <div key={title}>
          <dt className="font-semibold">{title}</dt>
          <dd className="text-ink-2">
            <NoBreak text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
