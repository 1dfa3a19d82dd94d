import { emailErrors } from "../shell/form/person-errors.en.ts";
export const words = {
  title: (name: string, number: number, pages: number) => `Deck of ${name}, page ${number} of ${pages}`,
  of: (name: string) => `Deck of ${name}`,
  pages: (count: number) => (count === 1 ? "1 page" : `${count} pages`),
  place: (number: number, pages: number) => `Page ${number} of ${pages}`,
  page: (number: number, pages: number) => `Page ${number} of ${pages} of the deck; its text follows`,
  turn: "Pages of the deck",
  before: "Previous page",
  after: "Next page",
  keys: "The arrow keys turn the pages.",
  text: "Text of this page",
  noText: "There’s no text we can read on this page.",
  gate: {
    title: "Share your reading times?",
    read: "Read the deck",
    ofAccount: (name: string) =>
      `${name} sees on which days the deck was opened, by how many people, and how many of them share their reading times. Never your name or your address. Once three readers share theirs, it sees how long they stayed on each page, as a group; you can take yours back at any time.`,
    ofAddress: (name: string) =>
      `${name} knows your address, because the link was made for it, and sees on which day you opened the deck, unless your browser asks not to be tracked. If you share your reading times, it also sees how long you stayed on each page; you can take them back at any time.`,
    ofPassword: (name: string) =>
      `${name} sees how many times this link was opened, never by whom. Nothing else is kept.`,
    refusing: "Both buttons open the same deck.",
    objects:
      "Your browser asks not to be tracked (Global Privacy Control or Do Not Track): your opening isn’t counted and your reading times aren’t shared. To share them, switch that off for this site and reload the page.",
    uncounted:
      "Your browser asks not to be tracked (Global Privacy Control or Do Not Track): your opening isn’t counted.",
    optedOut:
      "You’ve switched off the counting of your visits on the list of startups: your opening isn’t counted and your reading times aren’t shared. To share them, have your visits counted again there.",
    marked: "Your e-mail is printed across every page.",
    shows: "Open and share my reading times",
    silent: "Open without sharing them",
    limited: (minutes: number) => ({
      title: "You’ve opened decks many times this hour",
      text: `Try again in ${minutes} min.`,
    }),
    problem: { title: "The deck wasn’t opened", text: "Press the button again." },
  },
  link: {
    someStartup: "a startup",
    about: (name: string) =>
      `${name} is sharing this deck through The Lab. You see its pages as images: no PDF opens in your browser.`,
    forOne: (name: string) =>
      `${name} gave this deck to one address. Type yours: if it’s the right one, we’ll send it a six-digit code.`,
    email: "Your e-mail",
    send: "Send me a code",
    sendAgain: "Send another code",
    sent: {
      title: "If this is the invited address, check its inbox",
      text: "A code is on its way and good for 10 minutes, unless the address has had too many in an hour or a day, or has stopped e-mails about decks. Check your spam folder too.",
    },
    code: "Six-digit code",
    codeHint: "It’s in the e-mail we sent.",
    open: "Open the deck",
    password: "Password",
    copy: "Download your copy (PDF).",
    stamped: "Each page carries your e-mail and today’s date.",
    screenshots: "The deck can’t be downloaded. No site can prevent a screenshot.",
    errors: {
      emailRequired: emailErrors.emailRequired.detail,
      emailInvalid: emailErrors.emailInvalid.detail,
      codeWrong: "This isn’t the code, or it’s too old. Check the six digits, or ask for another one.",
      passwordWrong: "This isn’t the password. Ask the person who gave you the link.",
    } as Record<string, string | undefined>,
    limited: (minutes: number) => ({ title: "Too many attempts", text: `Try again in ${minutes} min.` }),
    crowded: { title: "Many people are waiting right now", text: "Try again in a few seconds." },
    problem: { title: "The deck stays closed", text: "Ask for a code and type it here." },
    gone: {
      title: "This link doesn’t work",
      text: "It was revoked, has expired or never existed, or the deck was closed, by the startup or by us. Ask the person who gave it to you for a new one.",
    },
    shown: "If you shared your reading times with a startup, you can take them back under",
    shownLink: "Your personal data",
    paused: {
      title: "This deck is paused",
      text: "The startup’s plan doesn’t include shared decks today. The link opens again as soon as it does.",
    },
  },
  agreement: {
    title: "An agreement before the first page",
    text: (name: string) => `${name} asks readers of this deck to accept this text.`,
    kept: (years: string) =>
      `The startup and you each get the text by e-mail. We keep your name, your e-mail, the date, the time and the text as proof for ${years}, or until the startup’s space is deleted; never your network address.`,
    name: "Your first and last name",
    submit: "I accept this agreement",
    limited: (minutes: number) => ({ title: "Too many attempts", text: `Try again in ${minutes} min.` }),
    problem: { title: "The agreement wasn’t accepted", text: "Type your name, then press the button again." },
    changed: {
      title: "The startup has changed this text",
      text: "Nothing was accepted. Read the new text, then press the button again.",
    },
    errors: { nameRequired: "Type your name.", nameTooLong: "120 characters at most." } as Record<
      string,
      string | undefined
    >,
  },
  report: {
    link: "Report this deck",
    title: (name: string) => `Report the deck of ${name}`,
    text: "Does it show something that isn’t theirs, mislead or cause harm? Tell us. One of us reads it and decides; the startup doesn’t learn who reported it. If we know your e-mail from your account or your link, we write to you about what we decided.",
    reason: "What is wrong with it",
    submit: "Send the report",
    back: "Back to the deck",
    sent: { title: "Report received", text: "One of us will look at this deck and decide." },
    limited: (minutes: number) => ({
      title: "This deck was reported many times today",
      text: minutes >= 60 ? `Try again in ${Math.ceil(minutes / 60)} h.` : `Try again in ${minutes} min.`,
    }),
    problem: { title: "The report wasn’t sent", text: "Please try again in a few seconds." },
    errors: { reasonRequired: "Say what is wrong.", reasonTooLong: "1,000 characters at most." } as Record<
      string,
      string | undefined
    >,
  },
  own: {
    title: (name: string) => `What ${name} sees`,
    link: (name: string) => `What ${name} sees of your reading`,
    named: (name: string) =>
      `${name} knows your address, because the link was made for it. This is all it sees of your reading.`,
    unnamed: (name: string) =>
      `${name} never sees your name. It sees page times only once at least three readers from the list of startups share theirs, and only as a group.`,
    nothing: "None of your openings is counted.",
    shown: (on: string) => `${on}: opened, reading times shared`,
    silent: (on: string) => `${on}: opened, reading times not shared`,
    page: (page: number, seconds: number) => `Page ${page}: ${seconds} s`,
    takeBackText:
      "The times of all your pages are deleted at once, and we note no more until you choose otherwise. We keep the fact that you opened the deck, to protect the file.",
    takeBack: "Take back my reading times",
    back: "Back to the deck",
  },
};
