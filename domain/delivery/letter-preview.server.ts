import type { Letter } from "../../emails/letter.tsx";
import { articleLetter, guideDayLetter, type MailSetting, operatorLetter, visitorLetter } from "./mail-work.server.ts";
import {
  guideMailQueue,
  mailQueue,
  newsletterMailQueue,
  operatorMailQueue,
  ownerMailQueue,
  teamMailQueue,
} from "./queues.server.ts";
import { strangerQueues } from "./stranger-mails.ts";

const letterQueues = new Set<string>([...strangerQueues, ownerMailQueue.name, teamMailQueue.name]);

/** Stands for an address that only the reader of the mail is given. */
const leftOut = "…";

/** The same letters with none of the links that open something for whoever holds them. */
const withoutLinks = (setting: MailSetting): MailSetting => ({
  ...setting,
  accessTokenUrl: () => leftOut,
  newsletter: { ...setting.newsletter, links: () => ({ actionUrl: leftOut, unsubscribeUrl: leftOut }) },
  sources: {
    ...setting.sources,
    guideAddresses: () => ({ overview: leftOut, mails: leftOut }),
    async guideDay(guide, day) {
      const parts = await setting.sources.guideDay(guide, day);
      return parts && { ...parts, read: leftOut, mails: leftOut };
    },
    async article(issue, subscription) {
      const parts = await setting.sources.article(issue, subscription);
      return parts && { ...parts, unsubscribeUrl: leftOut };
    },
  },
});

/** No mail is kept: this is the letter of a job written again, with the content as it is now. */
export async function previewLetter(queue: string, data: unknown, setting: MailSetting) {
  const own = withoutLinks(setting);
  const write = async (): Promise<Letter | null> => {
    if (letterQueues.has(queue)) return visitorLetter(mailQueue.schema.parse(data), own);
    if (queue === guideMailQueue.name) return guideDayLetter(guideMailQueue.schema.parse(data), own);
    if (queue === newsletterMailQueue.name) return articleLetter(newsletterMailQueue.schema.parse(data), own);
    if (queue !== operatorMailQueue.name) return null;
    return operatorLetter(operatorMailQueue.schema.parse(data), own);
  };
  const letter = await write();
  return letter && { subject: letter.subject, text: letter.text };
}
