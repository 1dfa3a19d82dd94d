import { getTableColumns, getTableName } from "drizzle-orm";
import type { PersonalTable } from "../../domain/personal-data/personal-data.ts";
import { impersonalTables, personalTables } from "../../domain/privacy/data-map.server.ts";

const named = {
  email: "the e-mail",
  digest: "a keyed digest of the e-mail",
  people: "the account",
  startups: "the startup in which they have the only seat",
  leads: "a form they sent",
  applications: "their application",
  guides: "their guide",
  subscriptions: "their subscription",
  readers: "their record as a reader of a deck",
  mentored: "a meeting with them as a mentor without an account",
  jobs: "a delivery about them",
  records: "anything above",
};

/** Returns the text of docs/privacy/data-map.md, generated from the same map that export and erasure use. */
export function dataMapDocument() {
  const tables = personalTables.map(
    ({ table, category, owners, exported, withheld, ownOnly = {}, dayOnly = {}, exportedWhere }) => {
      const columns = getTableColumns(table);
      const nameOf = (column: string) => `\`${columns[column]?.name ?? column}\``;
      const reasons = Map.groupBy(
        Object.keys(withheld),
        (column) => (withheld as Record<string, string>)[column] ?? "",
      );
      return [
        `### \`${getTableName(table)}\` (${category})`,
        "",
        `- Whose: ${owners.map((owner) => ownedBy(owner, nameOf)).join("; or ")}.`,
        `- In the export: ${exported.map(nameOf).join(", ") || "nothing"}.`,
        ...(exportedWhere ? [`- Rows in it: ${exportedWhere.rule}.`] : []),
        ...Object.entries(ownOnly).flatMap(([column, own]) =>
          own ? [`- Only to whom ${nameOf(own)} names: ${nameOf(column)}.`] : [],
        ),
        ...Object.entries(dayOnly).flatMap(([column, own]) =>
          own ? [`- Whole only to whom ${nameOf(own)} names, to others the day: ${nameOf(column)}.`] : [],
        ),
        ...[...reasons].map(([why, names]) => `- Not in it: ${names.map(nameOf).join(", ")}: ${why}.`),
        ...fates(owners, nameOf),
        "",
      ].join("\n");
    },
  );
  const others = impersonalTables.map(({ table, why }) => `- \`${getTableName(table)}\`: ${why}.`);
  return [
    "# Data map",
    "",
    "Drawn from the `*.data.server.ts` of each noun, which the export and the erasure work by; a test compares them, and",
    "fails when the schema holds a table or a column that none of them names. To write it anew:",
    "`npx vitest run --project code-quick scripts/gates/privacy-documents -u`.",
    "",
    "## Tables with rows that belong to somebody",
    "",
    ...tables,
    "## Tables that belong to nobody",
    "",
    ...others,
    "",
    "## Outside the database",
    "",
    "- `DATA_DIR/mail/`: without a mail server, messages are files; an erasure deletes those about the person.",
    "- The CRM (ActiveCampaign): an erasure orders the deletion of the contact, and tries until it is done.",
    "- The mail server: what it has taken is out of reach; it keeps what its own contract says.",
    "- The server's log: no e-mail, no name, no content of a form.",
    "- Backups: what was erased after one was made is erased again when it is restored (`tombstone`).",
    "- The database's own files: a deleted row can no longer be read through the site, but its bytes stay in these files",
    "  until other rows are written over them, and in the write-ahead log until that is reused. PostgreSQL vacuums itself.",
    "  The embedded database has no process that would, although its settings say so: the site vacuums it every ten",
    "  minutes. Either way that frees the space without overwriting it. A backup holds rows only: to leave old bytes",
    "  behind, restore one into an empty `DATA_DIR` or a new PostgreSQL database and destroy the old files.",
    "",
  ].join("\n");
}

function ownedBy({ column, is, only = {} }: PersonalTable["owners"][number], nameOf: (column: string) => string) {
  const where = Object.entries(only).map(([name, value]) => `, with ${nameOf(name)} "${value}"`);
  return `${nameOf(column)} is ${named[is]}${where.join("")}`;
}

function fates(owners: PersonalTable["owners"], nameOf: (column: string) => string) {
  const byFate = Map.groupBy(owners, ({ kept }) => kept);
  return [...byFate].map(([kept, alike]) => {
    const whose = byFate.size > 1 ? `of ${alike.map(({ column }) => nameOf(column)).join(", ")}` : "";
    const when = whose ? `After the erasure ${whose}` : "After an erasure";
    return kept ? `- ${when}: kept (${kept.why}).${blanked(kept.blanked, nameOf)}` : `- ${when}: deleted.`;
  });
}

function blanked(columns: object, nameOf: (column: string) => string) {
  const changed = Object.entries(columns).map(([column, how]) =>
    how === "digest" ? `${nameOf(column)} becomes the digest of the e-mail` : `${nameOf(column)} is emptied`,
  );
  return changed.length > 0 ? ` ${changed.join(", ")}.` : "";
}
