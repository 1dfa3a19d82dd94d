import { draftOf, emailForm } from "../../domain/application/answers.server.ts";
import { askResume } from "../../domain/application/resume.server.ts";
import { services } from "../context/context.server.ts";
import { pastOf } from "../shell/browser-past.server.ts";
import { checked, limited, receive } from "../shell/form/receive.server.ts";
import { inSameTime } from "../shell/form/same-time.server.ts";
import { saveDraftFields } from "./draft.form.server.ts";
import type { ResumeAsked } from "./resume-answer.ts";
import type { RouteArgs } from "../shell/require.server.ts";

/** Saves the typed values, if there are any, and e-mails the link to the draft. */
export const receiveResume = (args: RouteArgs) =>
  receive<ResumeAsked>(
    args,
    checked(emailForm, async (typed, fields) => {
      const { lang, address } = args.context.get(services);
      const draft = await draftIn(fields, args.context);
      const asking = { ...typed, lang, address, past: pastOf(args) };
      const answer = await inSameTime(() => askResume(args.context.get(services).db, asking));
      return answer.status === "asked" ? { ...answer, ...(draft && { draft }) } : limited(answer);
    }),
  );

async function draftIn(fields: Record<string, string>, context: RouteArgs["context"]) {
  const isEmpty = Object.values(draftOf(fields)).every((typed) => typed === "");
  return isEmpty ? undefined : saveDraftFields(fields, context);
}
