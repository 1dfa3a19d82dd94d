import * as z from "zod";
import { emailField } from "../../platform/http/email-field.server.ts";
import { requestSubscription } from "../../domain/newsletter/subscribe.server.ts";
import { services } from "../context/context.server.ts";
import { changedText } from "../shell/form/changed-text.server.ts";
import { formActions } from "../shell/form/lead-form.server.ts";
import { inSameTime } from "../shell/form/same-time.server.ts";

const newsletterForm = z.object({
  email: emailField,
});

export const newsletterActions = formActions({
  schema: newsletterForm,
  async store({ email }, { context, spam, fields }) {
    const { db, secret, content, lang, address } = context.get(services);
    const { version, summary: wording } = content.find("notice", "newsletter", lang);
    const changed = changedText(fields, [{ purpose: "notice", version, wording }]);
    if (changed) return changed;
    const request = { email, lang, address, notice: { version, wording }, spam };
    return inSameTime(() => requestSubscription(db, secret, request));
  },
});
