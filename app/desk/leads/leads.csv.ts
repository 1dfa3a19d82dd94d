import { leadForms } from "../../../domain/form/forms.ts";
import { type ListedLead, listLeads } from "../../../domain/lead/list.server.ts";
import { services } from "../../context/context.server.ts";
import { listFile } from "../kit/list-file.server.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/leads.csv.ts";
import { leadsQuery } from "./filter.server.ts";
import { companyIn, nameIn, excerptOf, ownFields } from "./lead-summary.ts";
import { deskLeadsWords } from "./words.ts";

export function loader(args: Route.LoaderArgs) {
  const { lang } = args.context.get(services);
  const { columns, states, yes, no, fields } = deskLeadsWords.in(lang);
  const { filter, sort } = leadsQuery(args.request);
  const { chosen } = args.context.get(services);
  const inWords = Object.fromEntries(leadForms.map((form) => [form, chosen(form, lang)]));
  return listFile(args, {
    name: "leads",
    list: (db, place, actor) => listLeads(db, actor, { ...filter, sort }, place),
    noted: ["leads", { ...filter, sort }],
    columns: [
      { title: columns.when, cell: ({ createdAt }) => createdAt },
      { title: columns.form, cell: ({ form }) => deskWords.in(lang).forms[form] ?? form },
      { title: columns.state, cell: ({ status, spam }) => (spam ? states.spam : states[status]) },
      { title: columns.email, cell: ({ email }) => email },
      { title: columns.name, cell: ({ payload }) => nameIn(payload) },
      { title: columns.company, cell: ({ payload }) => companyIn(payload) },
      { title: columns.excerpt, cell: ({ payload }) => excerptOf(payload) },
      { title: columns.notified, cell: ({ notified }) => (notified ? yes : no) },
      { title: columns.id, cell: ({ id }) => id },
      ...ownFields.map((name) => ({
        title: fields[name] ?? name,
        cell({ form, payload }: ListedLead) {
          const value = payload[name];
          return typeof value === "string" ? (inWords[form]?.(name, value) ?? value) : value;
        },
      })),
    ],
  });
}
