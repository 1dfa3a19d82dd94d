import { formats } from "../../../platform/language/format.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { pathOf } from "../../paths.ts";
import { ActionButton } from "../../shell/form/action-button.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { EmailAddress } from "../kit/email-address.tsx";
import { LinkIfOpen } from "../kit/link-if-open.tsx";
import { NumberedPages } from "../kit/numbered-pages.tsx";
import { deskSessionWords } from "./session-words.ts";

type Guest = { id: string; investor: string; name: string | null; email: string; company: string; askedAt: Date };

type Props = {
  session: string;
  part: "seated" | "waiting";
  guests: { rows: Guest[]; page: number; pages: number; total: number };
  seats: boolean;
};

export function GuestTable({ session, part, guests, seats }: Props) {
  const words = useWords(deskSessionWords);
  const { moment } = formats[useLanguage().lang];
  const { rows, ...pages } = guests;
  const { columns } = words;
  return (
    <>
      <DataTable
        caption={part === "seated" ? words.seatedPeople : words.waiting}
        captionHidden
        columns={[{ title: columns.name }, { title: columns.since, from: "m" }, { title: columns.do }]}
        rows={rows.map(({ id, investor, name, email, company, askedAt }) => ({
          id,
          cells: [
            <div key="name">
              <LinkIfOpen page="admin-person" to={pathOf("admin-person", { id: investor })}>
                {name ?? email}
              </LinkIfOpen>
              <span className="desk-sub">
                <EmailAddress email={email} />
              </span>
              {company && <span className="desk-sub wrap-anywhere">{company}</span>}
            </div>,
            moment(askedAt),
            seats && (
              <ActionButton
                intent="seat"
                fields={{ guest: id }}
                preventScrollReset
                look="secondary"
                small
                aria-label={words.seatOf(name ?? email)}
              >
                {words.seat}
              </ActionButton>
            ),
          ],
        }))}
      />
      <NumberedPages path={pathOf("admin-session", { id: session })} filters={{ part }} {...pages} />
    </>
  );
}
