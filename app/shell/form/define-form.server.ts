import type { LeadForm } from "../../../domain/form/forms.ts";
import { submitLead } from "../../../domain/lead/submission.server.ts";
import { askForNews } from "../../../domain/newsletter/subscribe.server.ts";
import type { Content } from "../../../domain/content/content.server.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import type { Lang } from "../../../platform/language/language.ts";
import type { Viewer } from "../../../domain/person/viewer.ts";
import { services, viewer } from "../../context/context.server.ts";
import type { ReceiptPage } from "../../paths.ts";
import { changedText } from "./changed-text.server.ts";
import type { Refused } from "./receive.server.ts";
import { sourceOf } from "./lead-source.server.ts";
import {
  formActions,
  type LeadFormWords,
  type Option,
  type Schema,
  type Sender,
  type Stored,
} from "./lead-form.server.ts";

type LeadValues = { email: string; marketing: boolean };

export type LeadFormDefinition<T extends LeadValues> = {
  form: LeadForm;
  /** The confirmation messages and the e-mail texts; undefined if the form has its own result page. */
  words?: (lang: Lang) => LeadFormWords;
  choices?: (content: Content, lang: Lang) => Record<string, readonly Option[]>;
  schema: Schema<T>;
  many?: readonly string[];
  /** A required consent box. Its wording is stored as proof. */
  accepts?: { purpose: "risk"; consent: string };
  /** An optional consent box. `given` returns true if the box was ticked. */
  offers?: { purpose: "phone"; consent: string; given: (values: T) => boolean };
  /** The page after a form is stored without script; the default is the receipt page. */
  receiptAt?: ReceiptPage;
  cookie?: (receipt: string, secure: boolean) => string;
} & (
  | { payload: (values: T, lang: Lang, content: Content) => Record<string, string | number> }
  | {
      store: (
        app: { db: Db; secret: string; content: Content; sender: Sender; viewer: Viewer | null },
        values: T,
      ) => Promise<Stored | Refused>;
    }
);

const objectsToCounting = ({ headers }: Request) => headers.get("sec-gpc") === "1" || headers.get("dnt") === "1";

/** Defines a public form whose submissions become leads, stored with the consent wording shown in the form. */
export function defineForm<T extends LeadValues>(definition: LeadFormDefinition<T>) {
  const { form, words, choices, schema, many, accepts, offers, receiptAt, cookie } = definition;
  const actions = formActions({
    schema,
    many,
    receiptAt,
    cookie,
    async store(values, { request, context, key, visit, spam, fields }) {
      const { db, secret, content, env, lang, address } = context.get(services);
      const notice = content.find("notice", form, lang);
      const marketing = content.find("consent", "marketing-email", lang);
      const accepted = accepts && content.find("consent", accepts.consent, lang);
      const offered = offers && content.find("consent", offers.consent, lang);
      const sender: Sender = {
        key,
        email: values.email,
        lang,
        consents: [
          { purpose: "notice", version: notice.version, wording: notice.summary, given: true },
          { purpose: "marketing", version: marketing.version, wording: marketing.text, given: values.marketing },
          ...(accepts && accepted
            ? [{ purpose: accepts.purpose, version: accepted.version, wording: accepted.text, given: true }]
            : []),
          ...(offers && offered
            ? [
                {
                  purpose: offers.purpose,
                  version: offered.version,
                  wording: offered.text,
                  given: offers.given(values),
                },
              ]
            : []),
        ],
        source: sourceOf(
          { referer: request.headers.get("referer"), visit, objects: objectsToCounting(request) },
          env.APP_URL,
        ),
        address,
        notify: content.site.notificationEmail,
        askForNews,
        spam,
      };
      const changed = changedText(fields, sender.consents);
      if (changed) return changed;
      if ("store" in definition)
        return definition.store({ db, secret, content, sender, viewer: context.get(viewer) }, values);
      return submitLead(db, secret, { ...sender, form, payload: definition.payload(values, lang, content) });
    },
  });
  return { form, words, choices, schema, ...actions };
}
