export const words = {
  title: "Who is there",
  text: (session: string) => `${session}. Tap each person who arrives; tap again to take it back.`,
  investors: "Investors",
  startups: "Startups",
  there: (present: number, all: number) => `${present} of ${all} there`,
  nobody: "No one is expected yet.",
  unnamed: "No name",
  present: "There",
  mark: "Mark as there",
  markOf: (name: string) => `Mark as there: ${name}`,
  unmarkOf: (name: string) => `There: ${name}. Take it back`,
  kept: (taps: number) =>
    `No network: ${taps === 1 ? "1 tap" : `${taps} taps`} kept on this phone. They’re sent as soon as it’s back.`,
  refused: (taps: number) => `${taps === 1 ? "1 tap wasn’t" : `${taps} taps weren’t`} taken. Load the page again.`,
  gone: {
    title: "This link doesn’t work",
    text: "It’s wrong, was revoked, or isn’t of today. Ask the person who sent it for a new one.",
  },
  problems: {
    gone: "That person no longer has a seat or a place here.",
    early: "It’s too early: people can be marked from 12 hours before the session.",
    clock: "This phone’s clock is ahead. Set its time, then tap again.",
    cancelled: "The session is cancelled.",
    closed: "The session is closed: its run sheet stays as it is.",
    limited: "Too many taps at once. Wait a minute, then try again.",
  } as Record<string, string>,
  failed: "Nothing was changed",
};
