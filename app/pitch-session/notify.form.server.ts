import { leadFormActions } from "../shell/form/lead-form.server.ts";
import { notifyForm } from "./notify.schema.server.ts";

export const notifyActions = leadFormActions({ form: "notify-me", schema: notifyForm, payload: () => ({}) });
