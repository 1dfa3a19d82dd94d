import type { Cause } from "../../../domain/outbox/cause.ts";

export const words = {
  title: "Deliveries",
  text: "Every e-mail we send, and every contact for the CRM. When the other side is away we keep trying for 72 hours. When it refuses, the delivery is stuck at once, until you decide.",
  filters: {
    state: "State",
    all: "All",
    queue: "What",
    allQueues: "All",
    cause: "Stuck because",
    allCauses: "Any cause",
    email: "E-mail (the whole address)",
  },
  states: {
    stuck: "Stuck",
    queued: "Not yet delivered",
    held: "Held back by the hourly limit",
    done: "Delivered",
    dismissed: "Given up",
  },
  columns: {
    what: "What",
    about: "About",
    state: "State",
    attempts: "Attempts",
    error: "Last answer",
    when: "Created",
    delivered: "Delivered",
    id: "Number",
  },
  stuck: {
    title: "What is stuck, and why",
    since: (when: string) => `Since ${when}.`,
    behind: (stuck: number, waiting: number, inDigits: string) =>
      `${inDigits} more ${waiting === 1 ? "is" : "are"} waiting behind ${stuck === 1 ? "it" : "them"}.`,
    show: "Show them",
    again: (count: string) => (count === "1" ? "Send it again" : `Send all ${count} again`),
    todo: {
      "crm-key":
        "Ask the person who runs the server to set a key that the CRM accepts and restart the site. Then send them all again.",
      "crm-address":
        "Ask the person who runs the server to check the CRM’s address and restart the site. Then send them all again.",
      "crm-away": "Once the CRM answers again, send them all again.",
      "crm-data": "It will refuse the same data again unless its fields change. Open each one to see what it holds.",
      "mail-sign-in":
        "Ask the person who runs the server to check the mail server’s name and password and restart the site. Then send them all again.",
      "mail-sender": "Check the sender’s address, or ask the mail provider why. Then send them all again.",
      "mail-away": "Once the mail server answers again, send them all again.",
      "mail-address":
        "The address is wrong, or the mailbox is closed or full. Find another way to reach the person, then give the e-mail up.",
      "mail-unconfirmed":
        "The connection broke twice after the e-mail was handed over. Sent again, it may arrive twice.",
      "mail-suppressed": "Nothing will be sent to this address. Give these up.",
      site: "The server’s log says which error. After an update, send them all again.",
    } satisfies Record<Cause, string>,
  },
  empty: "No delivery matches.",
  emptyText: "Change the filters, or show all of them.",
  noneStuck: "Nothing is stuck.",
  noneStuckText: "Everything has arrived, waits its turn, or was given up on purpose.",
  delivery: {
    back: "All deliveries",
    about: "About",
    state: "State",
    created: "Created",
    attempts: "Attempts",
    lastAttempt: "Last attempt",
    next: "Next attempt",
    delivered: "Delivered",
    cause: "Why it is stuck",
    error: "Last answer of the other side",
    down: "The system it goes to does not answer just now: one delivery at a time tries, the others wait.",
    isBehind: "An older delivery about the same contact is stuck. This one goes out once that one is sent or given up.",
    person: "Everything this person sent",
    content: "What the e-mail says",
    contentText:
      "The text of an e-mail is not kept. This is the same one, written again with the content as it is now; personal links are left out.",
    noContent: "This e-mail no longer has to be sent, or what it quotes is gone.",
    subject: "Subject",
    carried: { deletion: "The contact is deleted in the CRM", nothing: "What it carried is deleted" },
    carriedText: {
      deletion: "Someone asked to be erased, or has not been in touch for years. We retry until it’s done.",
      nothing: "It went through long enough ago, or the person it was about was erased.",
    },
    crm: "What the CRM receives",
    tag: "Tag",
    name: "Name",
    lastName: "Last name",
    phone: "Phone",
    note: "Note",
    retry: "Send again now",
    retryText:
      "It goes back into the queue with 72 new hours. If it arrived before, it does not arrive twice in the CRM; an e-mail may.",
    dismiss: "Give it up",
    dismissText: "It will never be sent. What waits behind it for the same person goes out. This cannot be taken back.",
    reason: "Why",
    dismissNow: "Give up this delivery",
    dismissed: (author: string, when: string) => `Given up by ${author}, ${when}`,
  },
  errors: { reasonRequired: "Please give a reason.", reasonTooLong: "At most 500 characters." } as Record<
    string,
    string
  >,
  problems: {
    none: "None of them is stuck any more: they were sent again, arrived or were given up meanwhile.",
    over: "It was delivered, retried or given up meanwhile, or is just under way. Nothing was changed.",
  } as Record<string, string>,
};
