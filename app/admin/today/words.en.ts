const some = (count: number) => (count >= 1_000 ? "1,000 or more" : String(count));

export const words = {
  title: "Today",
  waits: "Waits for you",
  nothing: "Nobody waits for an answer.",
  nothingText: "New applications, registrations and messages appear here as they come.",
  some,
  since: (when: string) => `The first of them since ${when}.`,
  late: (count: number, hours: number) =>
    `${count === 1 ? "1 is" : `${some(count)} are`} older than the ${hours} hours that were promised.`,
  oldest: "The oldest:",
  lines: {
    first: "applications without a first answer",
    late: "applications past a date that was promised",
    final: "applications without a final decision",
    registrations: "investor registrations to answer",
    investors: "investor accounts to approve",
    freePlaces: "on a waiting list, with a place free in their intake",
    leads: "leads today",
    untold: "new leads that nobody was told about",
    stuck: "deliveries stuck",
  },
  texts: {
    first: (hours: number) => `Promised within ${hours} hours of sending.`,
    untold: "No address for notifications was set when they came.",
    stuck: "Mails or CRM contacts that 72 hours of trying did not get through.",
    investors: "They see no startup until somebody has said yes.",
    registrations: (hours: number) => `Promised within ${hours} hours.`,
  },
  launch: "Before launch, and from then on",
  allDone: "Everything is in order.",
  doneTitle: (count: number) => (count === 1 ? "1 point in order" : `${count} points in order`),
  settle: "Settle it",
  variables: (names: string[]) => `Set ${names.join(" and ")} in the server's environment, then restart.`,
  command: "On the server: npm run backup -- FILE, from a scheduler, at least once a day.",
  checks: {
    notify: {
      done: "New leads are told to an address of the team",
      open: "No address is told about new leads",
      text: "Until then each lead waits here, and no mail announces it.",
    },
    legal: {
      done: "No detail is missing on the public pages",
      open: "details missing on the public pages",
      text: "Most of them the law wants printed; the pages say “to be completed” in their place.",
    },
    samples: {
      done: "No sample content is shown",
      open: "sample records are shown to visitors",
      text: "Each carries the mark “Example”. The launch switch in the settings hides them all.",
    },
    confirm: {
      done: "Every figure is confirmed",
      open: "figures to confirm",
      text: "They came with the site and nobody has vouched for them yet.",
    },
    review: {
      done: "No figure is past its review",
      open: "figures past their review",
      text: "Check that they still hold, and set the next date.",
    },
    mail: {
      done: "Mails leave through a mail server",
      open: "Mails do not leave",
      text: "Without a mail server each message becomes a file on the server.",
    },
    crm: {
      done: "Leads go to the CRM",
      open: "The CRM is not configured",
      text: "Contacts wait in the queue and go out, in their order, once it is.",
    },
    address: {
      done: "The site answers over https",
      open: "The site's address is not https",
      text: "Links in mails would lead to an address that browsers warn about.",
    },
    database: {
      done: "The data is in PostgreSQL",
      open: "The data is in the embedded database",
      text: "Ending the process loses nothing; a power cut may lose the last moments. For real leads use PostgreSQL.",
    },
    backup: {
      done: "A backup of the last 24 hours exists",
      open: "No backup of the last 24 hours",
      text: "A backup is known here only when it was written whole.",
    },
  } as Record<string, { done: string; open: string; text: string }>,
  lastBackup: (when: string) => `The last one: ${when}.`,
  noBackup: "There has never been one.",
};
