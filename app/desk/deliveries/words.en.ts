import type { Cause } from "../../../domain/outbox/cause.ts";

export const words = {
  /** Formats the error of the receiving server, for example its status code, in the language of the page. */
  answer: (error: string) => (error === "limit" ? "Held back by our own limits" : error),
  title: "Deliveries",
  text: "Every e-mail we send, and every contact for the CRM. If the other side can’t be reached, we keep trying for 72 hours. If it refuses, the delivery is stuck until you decide.",
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
    title: "What’s stuck, and why",
    since: (when: string) => `Since ${when}.`,
    behind: (stuck: number, waiting: number, inDigits: string) =>
      `${inDigits} more ${waiting === 1 ? "is" : "are"} waiting behind ${stuck === 1 ? "it" : "them"}.`,
    show: "Show them",
    again: (count: string) => (count === "1" ? "Send it again" : `Send all ${count} again`),
    todo: {
      "crm-key":
        "Ask the person who runs the server to set a key the CRM accepts and restart the site. Then send them all again.",
      "crm-address":
        "Ask the person who runs the server to check the CRM’s address and restart the site. Then send them all again.",
      "crm-away": "Once the CRM answers again, send them all again.",
      "crm-data": "It will refuse the same data again unless its fields change. Open each one to see what’s in it.",
      "mail-sign-in":
        "Ask the person who runs the server to check the mail server’s name and password and restart the site. Then send them all again.",
      "mail-sender":
        "Ask the person who runs the server to check the sender’s address, or ask the mail provider why. Then send them all again.",
      "mail-away": "Once the mail server answers again, send them all again.",
      "mail-deferred":
        "The mail server takes other e-mails. Check the address: its domain or its mail service may be gone. Send the e-mail again, or find another way to reach the person and give it up.",
      "mail-address":
        "The address is wrong, or the mailbox is closed or full. Find another way to reach the person, then give the e-mail up.",
      "mail-unconfirmed":
        "The connection broke twice after the e-mail was handed over. If you send it again, it may arrive twice.",
      "mail-suppressed": "Nothing will be sent to this address. Give these up.",
      site: "The server’s log shows the error. After an update, send them all again.",
    } satisfies Record<Cause, string>,
  },
  empty: "No deliveries match.",
  emptyText: "Change the filters, or show all of them.",
  none: "Nothing has been sent yet.",
  noneText: "Each e-mail and each contact for the CRM appears here as soon as it is due.",
  noneStuck: "Nothing is stuck.",
  noneStuckText:
    "A delivery stops here when it’s refused or still hasn’t arrived after 72 hours. It then waits for your decision.",
  delivery: {
    back: "All deliveries",
    about: "About",
    state: "State",
    created: "Created",
    attempts: "Attempts",
    lastAttempt: "Last attempt",
    next: "Next attempt",
    delivered: "Delivered",
    cause: "Why it’s stuck",
    error: "Last answer",
    down: "The system it goes to isn’t answering right now: we try one delivery at a time, and the others wait.",
    isBehind: "An older delivery about the same contact is stuck. This one goes out once that one is sent or given up.",
    person: "Everything this person sent",
    content: "What the e-mail says",
    contentText: "This is the same e-mail, written again with today’s content; personal links are left out.",
    noContent: "This e-mail no longer needs sending, or what it quotes is gone.",
    subject: "Subject",
    carried: { deletion: "The contact is deleted in the CRM", nothing: "Its content has been deleted" },
    carriedText: {
      deletion: "Someone asked to be erased, or the time we keep their data is over. If it’s stuck, send it again.",
      nothing: "It went out long enough ago, or the person’s data was erased.",
    },
    crm: "What the CRM receives",
    tag: "Tag",
    name: "Name",
    lastName: "Last name",
    phone: "Phone",
    note: "Note",
    retry: "Send again now",
    retryText:
      "It goes back in the queue for another 72 hours. If it had already arrived, the CRM won’t get it twice; an e-mail may arrive twice.",
    dismiss: "Give it up",
    dismissText:
      "It will never be sent. Anything waiting behind it for the same person goes out. You can’t take this back.",
    reason: "Why",
    dismissNow: "Give up this delivery",
    dismissed: (author: string, when: string) => `Given up by ${author}, ${when}`,
  },
  errors: { reasonRequired: "Please give a reason.", reasonTooLong: "At most 500 characters." } as Record<
    string,
    string
  >,
  problems: {
    none: "None of them is stuck any more: they’ve since been sent again, arrived or been given up.",
    over: "It has since been delivered, sent again or given up, or it’s going out right now.",
  } as Record<string, string>,
};
