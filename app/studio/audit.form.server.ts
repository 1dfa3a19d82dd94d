import { defineForm } from "../shell/form/define-form.server.ts";
import { auditForm } from "./audit.schema.server.ts";

export const auditActions = defineForm({
  form: "studio-audit",
  schema: auditForm,
  payload: ({ projectName, idea }) => ({ projectName, idea }),
  receiptAt: "studio-audit-request",
});
