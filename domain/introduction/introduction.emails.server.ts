import * as z from "zod";
import { introductionAsked, introductionYes } from "../../emails/introduction.tsx";
import { defineEmail, emailLang as lang } from "../delivery/email.server.ts";

const introduction = z.uuid();

/** Tells a startup's contact of a request; null once it is closed, or where the startup is not shown it. */
export const introductionAskedEmail = defineEmail({
  name: "introduction-asked",
  purpose: "owner",
  schema: z.object({ lang, introduction, person: z.string() }),
  stops: { kind: "introduction-asked", of: ({ person }) => person },
  async write(params, { branding, introduction: read }) {
    const found = await read(params.introduction, "startup", params.lang);
    if (!found || found.state !== "waiting") return null;
    return introductionAsked(params.lang, branding(params.lang), found);
  },
});

/** Gives one side the other's address after a yes. */
export const introductionYesEmail = defineEmail({
  name: "introduction-yes",
  purpose: "owner",
  schema: z.object({ lang, introduction, side: z.enum(["startup", "investor"]) }),
  async write({ side, ...params }, { branding, introduction: read }) {
    const found = await read(params.introduction, side, params.lang);
    if (!found?.other) return null;
    const { other } = found;
    const mail = await introductionYes(side, params.lang, branding(params.lang), { ...found, other });
    return { ...mail, replyTo: other.email };
  },
});

export const emails = [introductionAskedEmail, introductionYesEmail];
