import { Link } from "react-router";
import type { DeliveryState } from "../../domain/delivery/delivery.ts";
import { formats } from "../../platform/language/format.ts";
import { deskPath } from "../paths.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { Tag, type Tone } from "./tag.tsx";

export const toneOf: Record<DeliveryState, Tone> = {
  delivered: "good",
  queued: "open",
  waiting: "warn",
  capped: "warn",
  retrying: "warn",
  stuck: "bad",
  dismissed: "quiet",
};

type Shown = {
  id: string;
  channel: string;
  state: DeliveryState;
  createdAt: Date;
  deliveredAt: Date | null;
};

/** What left the house because of something, and how far it came. */
export function DeliveryStates({ deliveries }: { deliveries: readonly Shown[] }) {
  const { lang } = useLanguage();
  const own = useWords("admin").delivery;
  return (
    <ul className="desk-lines">
      {deliveries.map(({ id, channel, state, createdAt, deliveredAt }) => (
        <li key={id}>
          <Link to={deskPath("admin-delivery", id)} className="link">
            {own.queues[channel as keyof typeof own.queues] ?? channel}
          </Link>
          <Tag tone={toneOf[state]}>{own.states[state]}</Tag>
          <span className="desk-when">{formats[lang].moment(deliveredAt ?? createdAt)}</span>
        </li>
      ))}
    </ul>
  );
}
