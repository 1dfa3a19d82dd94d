import { join } from "node:path";
import { known } from "./known.ts";

/** The URLs in the old installation's mails, built by that commit's own code. */
export async function linksOfBefore(checkout: string, ids: { application: string; revision: string; guide: string }) {
  const { links } = known;
  const from = async (path: string) =>
    import(join(checkout, path)) as Promise<Record<string, (...of: unknown[]) => string>>;
  const [passes, letters, newsletter, guides] = await Promise.all(
    ["application/pass", "person/link", "newsletter/token", "guide/guide-link"].map((name) =>
      from(`domain/${name}.server.ts`),
    ),
  );
  const pass = (to: string, id: string) => passes?.["passTo"]?.(to, id, known.secret);
  const link = (to: string, id: string) => letters?.["writeLink"]?.(known.secret, to, id);
  const token = (to: string, id: string) => newsletter?.["writeToken"]?.(known.secret, to, id);
  // A reading link contains its expiry date.
  const reading = guides?.["readingLink"]?.(ids.guide, known.secret, new Date("2126-01-01"));
  const status = `/application/status/${pass("application", ids.application)}`;
  return {
    status,
    change: `${status}/change`,
    draft: `/application/drafts/${pass("application-draft", links.draft)}`,
    resume: `/application/resume/${pass("application-resume", links.resume)}`,
    revision: `/application/revisions/${pass("application-revision", ids.revision)}`,
    confirmNewsletter: `/newsletter/confirm/${token("confirm", links.newsletterRequest)}`,
    unsubscribe: `/newsletter/unsubscribe/${token("unsubscribe", links.newsletterConfirmed)}`,
    signUp: `/auth/confirm/${link("sign-up", links.signUp)}`,
    reset: `/auth/reset/${link("reset", links.reset)}`,
    setup: `/auth/reset/${link("setup", links.setup)}`,
    emailChange: `/auth/email/${link("email", links.emailChange)}`,
    data: `/privacy/my-data/link/${pass("privacy-link", links.privacyLink)}`,
    export: `/privacy/my-data/export/${pass("privacy-export", links.export)}`,
    erasure: `/privacy/my-data/erasure/${pass("privacy-erasure", links.erasure)}`,
    guide: `/guide/${reading}`,
    guideDay: `/guide/${reading}/1`,
    guideMails: `/guide/mails/${guides?.["mailsKey"]?.(ids.guide, known.secret)}`,
  };
}
