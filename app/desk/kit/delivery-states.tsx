import { useRouteLoaderData } from "react-router";
import type { DeliveryState } from "../../../domain/delivery/delivery.ts";
import { formats } from "../../../platform/language/format.ts";
import { LinkIfOpen } from "./link-if-open.tsx";
import { pathOf } from "../../paths.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import type { DeskData } from "../desk.layout.tsx";
import { Tag, type Tone } from "./tag.tsx";
import { deskWords } from "../words.ts";

const toneOf: Record<DeliveryState, Tone> = {
  delivered: "good",
  queued: "quiet",
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

const useMailsAreFiles = () => useRouteLoaderData<DeskData>("desk")?.mailsAreFiles === true;

/** An e-mail that was only written to a file is not shown as delivered. */
export function DeliveryTag({ channel, state }: { channel: string; state: DeliveryState }) {
  const words = useWords(deskWords).delivery;
  const isFile = useMailsAreFiles() && channel !== "crm" && state === "delivered";
  return <Tag tone={isFile ? "warn" : toneOf[state]}>{isFile ? words.inFile : words.states[state]}</Tag>;
}

export function MailsAreFiles({ deliveries }: { deliveries: readonly { channel: string }[] }) {
  const { title, text } = useWords(deskWords).delivery.files;
  const isSo = useMailsAreFiles();
  const mails = deliveries.some(({ channel }) => channel !== "crm");
  return isSo && mails && <StatusLine tone="warn" title={title} text={text} />;
}

export function DeliveryStates({ deliveries }: { deliveries: readonly Shown[] }) {
  const { lang } = useLanguage();
  const words = useWords(deskWords).delivery;
  return (
    <>
      <MailsAreFiles deliveries={deliveries} />
      <ul className="desk-lines">
        {deliveries.map(({ id, channel, state, createdAt, deliveredAt }) => (
          <li key={id}>
            <LinkIfOpen page="admin-delivery" to={pathOf("admin-delivery", { id })}>
              {words.queues[channel as keyof typeof words.queues] ?? channel}
            </LinkIfOpen>
            <DeliveryTag channel={channel} state={state} />
            <span className="desk-when">{formats[lang].moment(deliveredAt ?? createdAt)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
