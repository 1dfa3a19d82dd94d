import type { MailSetting } from "../../domain/delivery/mail-work.server.ts";

/** For what sends no newsletter's mail. */
export const noNewsletter: MailSetting["newsletter"] = {
  links: () => ({ actionUrl: "https://lab.example/", unsubscribeUrl: "https://lab.example/" }),
  bounced: async () => {},
};
