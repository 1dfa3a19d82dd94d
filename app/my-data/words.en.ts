import type { Category } from "../../domain/personal-data/personal-data.ts";
import type { RequestKind, RequestOutcome, Withdrawable } from "../../domain/privacy/privacy.ts";
import { emailErrors } from "../shell/form/person-errors.en.ts";

type Told = { title: string; text: string };

export const words = {
  title: "Your personal data",
  description: "See what The Lab keeps about you, take a copy, withdraw a consent or have everything erased.",
  ask: {
    intro:
      "Enter the address you used with us. We’ll e-mail you a link to the page with what we hold for it: no account needed.",
    email: "E-mail",
    submit: "E-mail me the link",
    notice:
      "We use the address to e-mail you this link and delete both within two days. Our answer is the same whether we know the address or not.",
    signedIn: (email: string) => `You’re signed in as ${email}.`,
    goOn: "See my data",
    notFresh:
      "To open your data without an e-mailed link, sign in again: your last sign-in was more than 15 minutes ago.",
    signIn: "Sign in again",
  },
  errors: {
    ...emailErrors,
    tooLong: { message: "Too long", detail: "An address has at most 254 characters" },
  } as Record<string, { message: string; detail: string }>,
  failure: {
    title: "Error",
    text: "We couldn’t send the link just now. Nothing has changed: please try again.",
  } satisfies Told,
  asked: {
    title: "Check your inbox",
    text: (time: string) =>
      `A message with a link is on its way to this address. The link works once, within ${time}. If it isn’t there, look in your spam folder.`,
  },
  link: {
    open: "Open your data",
    openText: "This link works once. This browser can then see your data for one hour.",
    used: "This link no longer works",
    usedText: (time: string) =>
      `It has been used, is older than ${time}, or is incomplete. You can ask for another one.`,
    again: "Ask for a new link",
  },
  open: {
    lead: (email: string) => `This is what we keep under ${email}.`,
    until: (time: string) => `This page stays open in this browser until ${time}.`,
    noMail:
      "We erased your data and no longer e-mail this address, even if it’s entered in a form on our site. To use the site again, allow our e-mails first.",
    letMailIn: "Allow e-mails to this address",
    holdings: "What we keep",
    nothing: "Nothing: no form, no application, no account.",
    recordsText:
      "A record is one entry in our database: a single application leaves several, such as your answers, each decision and each call.",
    records: (count: number) => (count === 1 ? "1 record" : `${count} records`),
    copy: "Take a copy",
    copyText: (time: string) =>
      `We’ll e-mail you a link to an archive of what we keep under this address: one file for software (JSON) and tables for a spreadsheet (CSV). It works once, within ${time}.`,
    copyAction: "E-mail me the copy",
    copyAsked: (until: string) => `The link is on its way to your inbox. It works until ${until}.`,
    consents: "Your consents",
    noConsents: "You have none to withdraw.",
    withdrawAction: "Withdraw",
    unconfirmed: "asked for, not confirmed yet",
    history: "What you were shown and what you chose",
    columns: { at: "Date", what: "About", choice: "Choice" },
    given: "Yes",
    notGiven: "No",
    shownOnly: "Shown",
    wording: "Wording",
    cookies:
      "Choices about other companies’ services belong to a number in your browser, not to your address. You’ll find them on",
    cookiesLink: "the cookies page",
    erase: "Erase everything",
    eraseText: (days: number) =>
      `After ${days} days, we erase what we keep under this address: forms and messages, applications, guide, newsletter, account. If another account moves to this address meanwhile, that account stays, with what it sends. What you wrote in a startup you share stays with it; one that has no other member is deleted, and we tell the investors who kept it. If your application brought a startup into the programme, its place there ends too. Our CRM provider deletes your record too, at our request. Until then, you can change your mind with the link we e-mail you.`,
    eraseKept: (proofs: string, log: string) =>
      `What we must keep stays, without your address but for the last case: the proofs of consent and of this request, for ${proofs}, and the security log, for ${log}. A code made from your address stays too: it keeps us from writing to you, lets us erase you again from an earlier backup, and limits the free month to one. If you accepted an agreement to read a startup’s deck, it stays with your name and your address, as that startup’s proof, for as long as our privacy policy says.`,
    eraseSure: "I understand that this can’t be undone after that day.",
    eraseUnsure: "Please tick the box to confirm.",
    eraseNeeded:
      "You’re the only administrator who can sign in, so nothing can be erased yet. Make someone else an administrator first: on the desk, under People.",
    eraseAction: "Have my data erased",
    erasing: (on: string) => `Your data will be erased on ${on}.`,
    cancelAction: "Keep my data after all",
    latestOf: (shown: number, inAll: number) => `The latest ${shown} of ${inAll}.`,
    requests: "Your requests",
    others: "Correct something, restrict or object",
    othersText: "We reply within one month.",
    othersLink: "Write to us",
    close: "Close this page",
  },
  categories: {
    account: "Account, sessions and decisions on it",
    forms: "Forms you sent us",
    application: "Applications, with our decisions",
    numbers: "Your startup’s monthly numbers, thresholds and alerts",
    copilot: "CoPilot and notifications",
    guide: "The 30-day guide",
    newsletter: "Newsletter",
    consents: "Consents and notices",
    messages: "Messages we sent, and what our CRM received",
    log: "Security log",
    requests: "Requests about personal data",
  } satisfies Record<Category, string>,
  kinds: {
    export: "Copy of the data",
    erasure: "Erasure",
    withdrawal: "Withdrawal of a consent",
    rectification: "Correction",
    restriction: "Restriction of use",
    objection: "Objection",
  } satisfies Record<RequestKind, string>,
  outcomes: {
    done: "Done",
    cancelled: "Withdrawn",
    expired: "Link not used in time",
    open: "Under way",
  } satisfies Record<RequestOutcome | "open", string>,
  withdrawable: {
    marketing: "News and programme dates by e-mail",
    phone: "Calls to the number you gave",
    newsletter: "The newsletter",
  } satisfies Record<Withdrawable, string>,
  withdrawn: {
    marketing: "I withdraw my consent to news and programme dates by e-mail, and leave the newsletter if I get it.",
    phone: "I withdraw my consent to be called; my number is deleted.",
    newsletter: "I leave the newsletter, and The Lab’s news and programme dates with it.",
  } satisfies Record<Withdrawable, string>,
  readings: {
    title: "Decks you share your reading times for",
    text: "These startups see, or may see, how long you stayed on each page. Take them back: the times are deleted at once. That you opened the deck stays, to protect the file.",
    someStartup: "A startup",
    takeBack: "Take back my reading times",
    taken: { title: "Your reading times are taken back", text: "The times of its pages are deleted." },
    takeBackOf: (name: string) => `Take back my reading times: ${name}`,
  },
  history: {
    notice: "Notice under a form",
    marketing: "News by e-mail",
    phone: "Calls",
    risk: "Risk of investing",
    terms: "Terms of use",
    "newsletter-requested": "Newsletter: requested",
    "newsletter-confirmed": "Newsletter: confirmed",
    "newsletter-unsubscribed": "Newsletter: unsubscribed",
    "newsletter-bounced": "Newsletter: an e-mail couldn’t be delivered",
  },
  export: {
    title: "Your data, to take away",
    text: "The archive is put together when you press the button, and only once. We keep no copy of it.",
    action: "Download (zip)",
  },
  erasure: {
    title: "Keep your data?",
    text: (on: string) => `The data kept under your address will be erased on ${on}.`,
    action: "Keep my data",
    cancelled: "Your data stays",
    cancelledText: "The erasure is cancelled. You can ask for it again at any time.",
    done: "Your data has been erased",
    doneText: "It’s too late to cancel the erasure: it’s done.",
    gone: "This link doesn’t match any erasure",
    goneText: "The link is incomplete, or the request was closed long ago.",
  },
  archive: {
    readme: "read-me.txt",
    heading: (email: string, date: string) => `What The Lab kept under ${email} on ${date}`,
    files: "The files",
    json: "data.json holds everything, for software.",
    tables: "The tables open in any spreadsheet:",
    left: "What is not in it: other people’s data, the PDF of your deck (its page gives it back), what belongs to a startup you share with others, and what would let someone into an account (passwords and codes, which we keep only as digests).",
    rights: "You can ask us to correct or erase this data:",
  },
};
