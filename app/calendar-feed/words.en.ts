export const words = {
  title: "My calendar",
  text: "An address that your calendar program reads by itself. It holds your meetings, your calls and the sessions you have a seat or a place at, from 30 days ago to 12 months ahead.",
  closed: "No address is open.",
  openSince: (when: string) =>
    `Your address has been open since ${when}. It was shown once: open a new one if you don’t have it any more.`,
  openText: "Anyone who has the address can read your dates. It never shows an e-mail address or a video link.",
  renewText:
    "A new address closes this one, and so does a new password, a new e-mail address, signing out everywhere or the end of your access.",
  open: "Open an address",
  renew: "Open a new address",
  revoke: "Close it",
  shown: "Your address",
  once: "Copy it now: it’s shown only once. Anyone who has it can read your dates.",
  subscribe: "Add it to this device’s calendar",
  google: "Google Calendar reads an address again after 8 to 24 hours, most other programs within the hour.",
  filesTitle: "Invitations by e-mail",
  filesOn:
    "Our e-mails about hours and sessions also carry an invitation: a calendar that takes both shows each entry twice. You can have new hours and reserved seats come without one; introductions, calls and your turn to pitch keep theirs.",
  filesOff:
    "E-mails about new hours and reserved seats come without an invitation; those about introductions, calls and your turn to pitch keep theirs, as does what you had booked before. Once the address is closed, they all carry one again.",
  stopFiles: "No attached invitations",
  startFiles: "Attach invitations again",
  back: "My account",
  failed: { title: "That didn’t work.", text: "Try again in a moment." },
  refused: { none: { title: "No address is open.", text: "Open one first." } } as Record<
    string,
    { title: string; text: string }
  >,
  done: {
    revoke: { title: "Closed", text: "The address no longer works." },
    "no-files": { title: "Noted", text: "New hours and reserved seats come without an attached invitation." },
    files: { title: "Noted", text: "Our e-mails carry invitations again." },
  } as Record<string, { title: string; text: string }>,
  entries: {
    meeting: (host: string) => `Meeting with ${host}`,
    hosted: (startup: string) => `Meeting with ${startup || "a startup"}`,
    introduction: (other: string) => `Meeting with ${other}`,
    call: (organisation: string) => `Call with ${organisation}`,
    applicant: (startup: string) => `Call: ${startup || "an application"}`,
    seat: (organisation: string, session: string) => `${organisation}, ${session}`,
    place: (organisation: string, session: string) => `${organisation}, ${session}: you pitch`,
    "held-place": (organisation: string, session: string) => `${organisation}, ${session}: a place is held for you`,
    session: (organisation: string, session: string) => `${organisation}, ${session}`,
  },
};
