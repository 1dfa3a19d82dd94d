import { linkLimits } from "../../../domain/deck/link.ts";
import { formats } from "../../../platform/language/format.ts";
import { emailErrors } from "../../shell/form/person-errors.en.ts";
import type { DeckProblem, DeckRefusal } from "../../../domain/deck/deck.ts";

const problems: Record<DeckProblem, string> = {
  noFile: "Choose a PDF.",
  tooLarge: "This file is over 20 MB. Export it with smaller pictures.",
  notPdf: "This isn’t a PDF. Export your slides as a PDF, then choose that file.",
};

const refusals: Record<DeckRefusal, string> = {
  password: "It opens only with a password. Export it without one, then upload it again.",
  unreadable: "We can’t read it: the file is damaged or incomplete. Export it again, then upload the new file.",
  pages: "It has more than 60 pages. Keep the ones investors read first.",
  shape: "One of its pages is more than ten times as long as it is wide. Split that page.",
  heavy: "One of its pages is too heavy to convert. Export it with simpler or smaller pictures.",
};

const { count, date } = formats.en;
const timeOf = (seconds: number) =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min${seconds % 60 ? ` ${seconds % 60} s` : ""}`;
const pages = (count: number) => (count === 1 ? "1 page" : `${count} pages`);

export const words = {
  title: "Deck",
  context: "We turn it into images; no one gets your PDF",
  pages,
  file: "PDF",
  hint: "Up to 20 MB and 60 pages.",
  hintNext:
    "Readers with a link see the previous version until the new one is converted; approved investors see it until we’ve checked the new one.",
  upload: "Upload the deck",
  replace: "Upload the next version",
  remove: "Delete the deck",
  removeHow: "All its versions are deleted, its links end, and investors can no longer open it. There’s no way back.",
  removeConfirm: "Delete it for good",
  current: "Your deck",
  pictures: "Pages of your deck",
  version: (number: number, count: number) => `Version ${number}, ${pages(count)}`,
  page: (number: number) => `Page ${number}`,
  none: "No deck yet. Upload a PDF: approved investors read it here page by page, without downloading it.",
  original: "Download your latest file",
  access: {
    open: "Approved investors can read it.",
    earlier: (number: number) => `Approved investors read version ${number} until we’ve looked at this one.`,
    notLookedAt: "Approved investors can read it once one of us has looked at it.",
    notDrawn: "No one can read it until it’s converted.",
    notPublic:
      "Investors can’t open it from your page: your profile isn’t public. Links you’ve shared still open it until they expire or you cut them off.",
    notShown:
      "Investors can’t open it from your page: your profile doesn’t show the deck. Links you’ve shared still open it until they expire or you cut them off.",
    held: "No investor can open it at the moment, not even by a link. Write to us.",
    erasing: "Your account is due to be erased: until you choose to keep it, no one can open it, not even by a link.",
    shut: "No one can open it: see why above.",
    change: "Change what you show",
  },
  waiting: {
    title: (number: number) => `We’re converting version ${number}`,
    queued: "It’s in the queue.",
    drawn: (done: number, all: number) => `${done} of ${pages(all)} converted.`,
    reload: "Check progress",
  },
  openings: {
    title: (people: number) => (people === 1 ? "Opened by 1 person" : `Opened by ${people} people`),
    who: ({ showing, silent }: { showing: number; silent: number }) =>
      `${showing} ${showing === 1 ? "shares" : "share"} their reading times, ${silent} ${silent === 1 ? "doesn’t" : "don’t"}.`,
    none: "No opens counted",
    period: "Over the last 30 days, not counting you, your team or readers who ask not to be counted.",
  },
  refused: (number: number, name: string) => `Version ${number} (${name}) couldn’t be converted`,
  closed: {
    title: (at: Date) => `We closed your deck on ${date(at)}`,
    why: "Why:",
    contact: "No one can read any version. Write to us once you’ve changed it.",
  },
  shut: {
    title: (number: number) => `No one can read version ${number}: we refused it`,
    why: "What has to change:",
    links: (served: number | null) =>
      served === null
        ? "Until then your links don’t work. Upload the next version here."
        : `Your links open version ${served}. Upload the next version here.`,
  },
  refusals,
  problems,
  done: {
    upload: "Deck received.",
    remove: "Deck deleted.",
    share: "Link made.",
    kept: "The link to this address keeps its agreement.",
    again:
      "Link live. We may hold back the e-mail: an address gets one invitation a day from you and a few in all, and none if its reader has opted out.",
    cut: "Link revoked.",
  } as Record<string, string>,
  shared: {
    named: (reader: string) =>
      `We’ll e-mail it to ${reader}, unless you’ve already sent this address an invitation today, it has had several from others, or its reader has opted out.`,
    open: "Give your readers its address and the password:",
  },
  share: {
    title: "Give access",
    email: "Reader’s e-mail",
    emailHint: "One link per person. It opens with a code sent to this address only.",
    days: "Days it stays open",
    daysHint: (most: number) =>
      `From 1 to ${most}. It closes at the end of the last day, Paris time, and doesn’t open once your plan has ended.`,
    watermark: "Their e-mail address printed across every page",
    copy: "They may keep a copy: a PDF of images, with their e-mail address on each page",
    agreement: {
      tick: "They accept an agreement before the first page",
      open: "Read or change the agreement",
      text: "Text of the agreement",
      hint: (most: number) =>
        `${count(most)} characters at most. Leave it empty to use our short text. The reader and your startup’s contact get it by e-mail once it’s accepted.`,
      ours: [
        "I read this deck in confidence.",
        "1. I use what it holds only to decide whether to invest in this startup or to work with it.",
        "2. I don’t pass it on or publish it, and I make no copy except the one offered to me here, if there is one. I may show it to colleagues and advisers who need it for that decision and keep it in the same confidence; I answer for them.",
        "3. This doesn’t cover what is public, what I knew before, what somebody else gave me lawfully, or what the law obliges me to disclose.",
        "4. It holds for two years from the day on which I accept it. French law applies.",
      ].join("\n\n"),
    },
    locked: "The author of this file has locked it: it can be read, not copied.",
    send: "Send the link",
    open: {
      title: "Make a link for anyone",
      text: "For a public page or an event: a password, and no names. You’ll know how many times it was opened, never by whom.",
      password: "Password",
      passwordHint: (least: number) => `${least} characters at least. You give it to your readers yourself.`,
      make: "Make the open link",
    },
    errors: {
      emailRequired: emailErrors.emailRequired.detail,
      emailInvalid: emailErrors.emailInvalid.detail,
      daysOutside: "Choose a number of days within the limit.",
      agreementLong: "The agreement is too long: shorten it.",
      passwordShort: `Choose a password of ${linkLimits.password} characters or more.`,
      passwordLong: "Choose a password of at most 200 characters.",
    } as Record<string, string | undefined>,
    noDeck: { title: "There’s no deck to read yet", text: "Upload a PDF, then share it once it’s converted." },
    tooMany: (most: number) => ({
      title: `Your plan allows ${most} live links at most`,
      text: "Cut one off, then share again.",
    }),
    limited: (minutes: number) => ({
      title: `You’ve shared the deck ${linkLimits.invitations} times today`,
      text: minutes >= 60 ? `Try again in ${Math.ceil(minutes / 60)} h.` : `Try again in ${minutes} min.`,
    }),
    failed: { title: "The link wasn’t made", text: "Correct what is marked below." },
  },
  links: {
    title: "Who has a link",
    none: "No one has a link yet.",
    earlier: (links: number) => `${links} earlier ${links === 1 ? "link" : "links"}`,
    open: "Open link",
    never: "No opens counted",
    uncounted:
      "A browser that asks not to be tracked (Global Privacy Control or Do Not Track) isn’t counted, so the deck may have been opened even if nothing shows here.",
    opened: "Opened",
    read: "Read",
    lastOn: (on: string) => `on ${on}`,
    silent: "No reading times in the last 30 days",
    time: timeOf,
    openings: (count: number) =>
      count === 0 ? "No opens counted" : count === 1 ? "Opened once" : `Opened ${count} times`,
    accepted: (by: string, on: string) => `agreement accepted by ${by} on ${on}`,
    notAccepted: "agreement not accepted yet",
    until: (until: string) => `Open until ${until}`,
    untilPlan: (until: string) => `Open until ${until}, your plan’s last day`,
    shut: (until: string) => `Doesn’t open at the moment, ends on ${until}`,
    ofLeaver: "made by someone who has left your startup",
    cutOn: (on: string) => `Revoked on ${on}`,
    expiredOn: (on: string) => `Expired on ${on}`,
    cut: "Revoke",
    resend: { press: "Resend", named: (reader: string) => `Resend the link: ${reader}` },
    reopen: { press: "Reopen", named: (reader: string) => `Reopen the link: ${reader}` },
    cutNamed: (reader: string) => `Revoke: ${reader}`,
  },
  readings: {
    none: "No reading times for this version yet. Readers who came from the list of startups are included once at least three of them share theirs.",
    medianOf: "Median reading time",
    time: timeOf,
    readers: (readers: number) =>
      readers === 1
        ? "for the only reader of this version who shares theirs"
        : `for the ${readers} readers of this version who share theirs`,
    longest: "Read longest",
    longestOf: "longest median time",
    stop: "Where they stop",
    stopOf: (count: number, all: number) => `${count} of ${all} ${count === 1 ? "goes" : "go"} no further`,
    times: "Seconds on each page",
    seconds: (seconds: number) => `${seconds} s`,
    how: "Median time, in seconds, among people who opened the page in the last 30 days. Hidden tabs, bots, you and your team are never counted. Readers who came from the list of startups are included once at least three of them share their reading times.",
    file: "Download the list of readers (CSV)",
    plan: "Elite CoPilot shows which pages hold readers’ attention, among those who agree.",
  },
  csv: {
    name: "readers",
    reader: "Reader",
    state: "State",
    opened: "Opened",
    seconds: "Seconds",
    states: { sent: "No opens counted", opened: "Opened", read: "Read", expired: "Expired", cut: "Revoked" },
  },
  notStored: { title: "The deck wasn’t uploaded", text: "Choose another file." },
  crowded: { title: "Many decks are being received right now", text: "Try again in a few seconds." },
  limited: (minutes: number) => ({
    title: "Too many versions today, yours or your network’s",
    text: minutes >= 60 ? `Try again in ${Math.ceil(minutes / 60)} h.` : `Try again in ${minutes} min.`,
  }),
  replaced: { title: "Nothing was deleted", text: "The deck has been replaced since you opened this page." },
  gone: { title: "This link has already ended", text: "Reload the page to see your links." },
  failure: { title: "Nothing was changed", text: "Please try again in a few seconds." },
};
