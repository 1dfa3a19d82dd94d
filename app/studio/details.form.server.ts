import { addToLead } from "../../domain/lead/addition.server.ts";
import { services } from "../context/context.server.ts";
import { formActions } from "../shell/form/lead-form.server.ts";
import { detailsForm } from "./audit.schema.server.ts";

export const detailsActions = formActions({
  schema: detailsForm,
  receiptAt: "studio-audit-request",
  async store({ receipt, ...fields }, { context }) {
    const { db, content, address } = context.get(services);
    const notify = content.site.notificationEmail;
    const added = await addToLead(db, { form: "studio-audit", receipt, fields, address, notify });
    return added.status === "stored" ? { status: "stored", receipt } : added;
  },
});
