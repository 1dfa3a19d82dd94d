import * as z from "zod";
import { emailKey, emailSpellings } from "../../platform/mail/email-key.server.ts";
import type { CrmContact } from "./lead-deliveries.ts";
import { addNote, findFields, findTag, id, mayBeStale, tagContact, type Call } from "./crm-entries.server.ts";
import { CrmError, request, requestTimeout } from "./crm-request.server.ts";

type CrmDelivery = {
  contact: CrmContact;
  /** Written into the CRM note, so that a retry recognises an existing note. */
  marker: string;
  /** True if an earlier attempt may have succeeded, so that a retry first looks for existing entries. */
  again: boolean;
  beforeRequest(): Promise<void>;
  signal: AbortSignal;
};

type CrmErasure = Pick<CrmDelivery, "beforeRequest" | "signal"> & { email: string };

export type Crm = {
  deliver(delivery: CrmDelivery): Promise<void>;
  /** Deletes the contact with its fields, tags and notes. Also succeeds when the contact does not exist. */
  forget(erasure: CrmErasure): Promise<void>;
};
const savedContact = z.object({ contact: z.object({ id }) });
const contactList = z.object({ contacts: z.array(z.object({ id, email: z.string() })) });

export function createActiveCampaign({
  url,
  key,
  timeoutMs = requestTimeout,
}: {
  url: string;
  key: string;
  timeoutMs?: number;
}): Crm {
  const base = `${url.replace(/\/+$/, "").replace(/\/api\/3$/, "")}/api/3`;
  // Caches ids; updates run one at a time, so that a missing field or tag is created only once.
  const fields = new Map<string, string>();
  const tags = new Map<string, string>();
  let before: Promise<unknown> = Promise.resolve();

  function inTurn<T>(work: () => Promise<T>) {
    const mine = before.then(work);
    before = mine.catch(() => {});
    return mine;
  }

  const callFor =
    ({ beforeRequest, signal }: Pick<CrmDelivery, "beforeRequest" | "signal">): Call =>
    async (method, path, answer, body) => {
      await beforeRequest();
      const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      return request({ url: `${base}${path}`, key, method, body, signal: limit }, answer);
    };

  return {
    async forget({ email, ...attempt }) {
      const call = callFor(attempt);
      for (const spelling of emailSpellings(email)) {
        const { contacts } = await call("GET", `/contacts?email=${encodeURIComponent(spelling)}`, contactList);
        for (const contact of contacts.filter((each) => emailKey(each.email) === emailKey(email)))
          await call("DELETE", `/contacts/${contact.id}`, z.unknown()).catch((error: unknown) => {
            // Status 404: another process has already deleted the contact.
            if (!(error instanceof CrmError && error.message === "status 404")) throw error;
          });
      }
    },
    async deliver(delivery) {
      const remembered = fields.size + tags.size > 0;
      try {
        await bring(delivery);
      } catch (error) {
        if (!(error instanceof CrmError && /^status 4/.test(error.message))) throw error;
        fields.clear();
        tags.clear();
        // Repeats the update without the cached ids, because a cached field may have been deleted in the CRM.
        if (!remembered || !mayBeStale.has(error.message)) throw error;
        await bring({ ...delivery, again: true });
      }
    },
  };

  async function bring({ contact, marker, again, ...attempt }: CrmDelivery) {
    const call = callFor(attempt);
    const { fieldValues, tag } = await inTurn(async () => {
      const missing = contact.fields.map(([title]) => title).filter((title) => !fields.has(title));
      if (missing.length > 0) for (const [title, field] of await findFields(call, missing)) fields.set(title, field);
      const tag = tags.get(contact.tag) ?? (await findTag(call, contact.tag));
      tags.set(contact.tag, tag);
      return { tag, fieldValues: contact.fields.map(([title, value]) => ({ field: fields.get(title), value })) };
    });
    const { email, name, lastName, phone } = contact;
    const saved = await call("POST", "/contact/sync", savedContact, {
      contact: {
        email,
        ...(name && { firstName: name }),
        ...(lastName && { lastName }),
        ...(phone !== undefined && { phone }),
        fieldValues,
      },
    });
    await tagContact(call, saved.contact.id, tag, again);
    await addNote(call, saved.contact.id, `${contact.note}\n\n[${marker}]`, marker, again);
  }
}
