import { mailsADay } from "../../domain/delivery/stranger-mails.ts";
const errors: Record<string, string> = {
  emailRequired: "Enter your e-mail",
  emailInvalid: "This does not look like an e-mail address",
  passwordRequired: "Enter your password",
  passwordTooShort: "At least 12 characters: a short sentence is easy to keep in mind",
  passwordTooLong: "At most 128 characters",
  passwordCommon: "This is among the first passwords that others would try",
  passwordPersonal: "Choose something without our name, yours or your e-mail",
  passwordWrong: "This is not your current password",
  codeRequired: "Enter the code",
  codeWrong: "This code is not valid, or was used already",
  passkeyNameRequired: "Give it a name",
  userTypeRequired: "Choose one of the two",
  firstNameRequired: "Enter your first name",
  lastNameRequired: "Enter your last name",
  tooLong: "This is too long",
  langRequired: "Choose a language",
  termsRequired: "We can only open an account once you accept the terms",
  riskRequired: "Investors have to know this risk before they sign up",
};

const minutes = (count: number) => `${count} ${count === 1 ? "minute" : "minutes"}`;

export const manyMails = `We send one address at most ${mailsADay} messages of this kind a day: any more wait their turn.`;

export const words = {
  wrong: "Wrong e-mail or password",
  signInFailed: "You could not be signed in",
  signUpFailed: "Your account could not be created",
  errors,
  email: "E-mail",
  password: "Password",
  newPassword: "New password",
  newPasswordHint: "At least 12 characters. Spaces and accents count too.",
  currentPassword: "Current password",
  code: "Code",
  language: "Language",
  crowded: "Many people are here just now. Please try again in a few seconds.",
  crowdedAtTheDoor: "Many people are here just now. Please go back and try again in a moment.",
  endedAtTheDoor:
    "Your session has ended, so nothing was saved. Sign in in another tab, then go back and send the form again.",
  failed: "Something went wrong on our side. Nothing was changed: please try again.",
  limited: (count: number) => `Too many tries. Please come back in ${minutes(count)}.`,
  home: "Back to the home page",
  myData: "Download my data, or have it erased",
  privacy: "How we use your data",
  gone: {
    title: "This link is no longer valid",
    text: "It has been used, has been replaced by a newer one, or is too old. You can ask for another one.",
    signIn: "Go to the sign-in page",
  },
  signIn: {
    title: "Sign in",
    description: "Sign in to your space at The Lab, as a founder or an investor.",
    intro: "Your applications, your profile and the next sessions, in one place.",
    submit: "Sign in",
    wrongHint: "If you have just signed up, first open the link in our confirmation mail, or have it sent again.",
    blocked: "This account has been closed to sign-in. Write to us if you think this is a mistake.",
    forgotten: "Forgotten password?",
    resend: "Send the confirmation mail again",
    none: "No account yet?",
    signUp: "Sign up",
    notices: {
      confirmed: "Your e-mail is confirmed and your account is open. Sign in with your password.",
      password: "Your new password is in place. Sign in with it.",
      "password-code": "Your new password is in place. Sign in with it, then enter a code from your authenticator app.",
      email: "Your new e-mail is confirmed. Sign in with it from now on.",
    } as Record<string, string>,
  },
  signUp: {
    title: "Sign up",
    description: "Open an account at The Lab, as a founder or an investor.",
    intro:
      "Founders follow their application and prepare their profile. Investors prepare theirs; the team approves each one before any startup is presented to them.",
    plan: (plan: string) =>
      `You asked for the ${plan} plan. We keep that with your account: signing up costs nothing and commits you to nothing.`,
    plans: { free: "Free Member", visible: "Visible", elite: "Elite CoPilot" },
    userType: "You are",
    types: { startup: "A founder", investor: "An investor" },
    firstName: "First name",
    lastName: "Last name",
    submit: "Open my account",
    have: "Already have an account?",
    readTerms: "Read the terms",
  },
  planRequest: {
    title: (plan: string) => `Ask for ${plan}`,
    text: (email: string) =>
      `The request is kept with your account, ${email}. An administrator reads it and opens the plan. It costs nothing and commits you to nothing.`,
    submit: "Send my request",
    already: "You have already asked for this plan. An administrator opens it; nothing is charged meanwhile.",
    has: (plan: string, until: string | null) =>
      until
        ? `You have ${plan} until ${until}, this day included. To go on after that day, write to us from the contact page.`
        : `You have ${plan}, without an end date.`,
    trial: {
      title: (months: number) =>
        months === 1 ? "Your free month of Elite CoPilot" : `Your ${months} free months of Elite CoPilot`,
      text: (months: number) =>
        `Your trial starts today and ends by itself after ${months === 1 ? "one month" : `${months} months`}: no card, and nothing to cancel. You can have it once. Nothing you enter is deleted when it ends, and we e-mail you a week before.`,
      submit: (months: number) => (months === 1 ? "Start my free month" : `Start my ${months} free months`),
    },
    other: (plan: string) => `It replaces your request for ${plan}.`,
    pricing: "See the plans",
  },
  sent: {
    title: "Check your inbox",
    text: "We have written to the address you gave. Follow the link in that message to open your account; it is valid for 24 hours.",
    where: "In this browser, one click is enough. In another one, you’ll be asked for a password.",
    wait: `Nothing there? Look in your spam folder. ${manyMails}`,
    again: "Send it again",
    againHint: "The address you signed up with, in this browser. From another one, sign up again.",
    againDone: "If you signed up with this address in this browser, the message is on its way again.",
  },
  confirm: {
    title: "One click left",
    text: (email: string) => `Open the account of ${email}?`,
    submit: "Confirm my e-mail",
    elsewhereTitle: "Is this your sign-up?",
    elsewhereText: (email: string) => `Someone signed up with ${email} in another browser.`,
    name: "Name",
    as: "Joining as",
    plan: "Plan asked for",
    others: "Another sign-up with this address is waiting too. Confirm yours, and we delete the other.",
    choose:
      "If it’s yours, enter the password you chose, or a new one. The account opens with what you type here and with nothing else.",
    accepting: "By confirming, you agree to what was ticked at sign-up:",
    notYours: "Not yours? Close this page: no account is opened, and the sign-up is deleted.",
  },
  reset: {
    title: "New password",
    description: "Ask for a link to choose a new password.",
    text: "Enter the address of your account: we send there a link to choose a new password.",
    submit: "Send me the link",
    sentTitle: "Check your inbox",
    sentText: `If this address has an account, a link to choose a new password is on its way. It is valid for one hour. ${manyMails}`,
    choose: "Choose a new password",
    chooseText: (email: string) => `For ${email}. Every open session of this account ends.`,
    stands: (date: string) =>
      `This account has also asked for a code from an authenticator app since ${date}. A new password doesn’t change that.`,
    standsHelp:
      "If you didn’t set up that app, or you’ve lost it, write to us: once we know it’s you, we switch it off and confirm it by e-mail.",
    writeToUs: "Write to us",
    setup: "Set up your administrator account",
    setupText: (email: string) => `For ${email}. Your authenticator app is asked for when you sign in.`,
    save: "Save this password",
  },
  secondFactor: {
    isSetUp: "Two-step sign-in is on",
    title: "Two-step sign-in",
    text: "Enter the six digits that your authenticator app shows, or one of your recovery codes.",
    lost: "Lost both your app and your recovery codes? Write to us with your account’s e-mail address: once we know it’s you, we’ll switch two-step sign-in off.",
    submit: "Continue",
    setup: "Set up two-step sign-in",
    offered: "With an authenticator app, your password alone no longer opens your account.",
    scanInstead: "Or use an authenticator app: scan this with it, or type the key into it.",
    scan: "Scan this with your authenticator app, or type the key into it.",
    qr: "QR code for your authenticator app",
    key: "Key",
    enter: "Then enter the six digits that it shows.",
    confirm: "Switch it on",
    skip: "Skip, in this demo only",
    codesTitle: "Keep these recovery codes",
    codesText:
      "Each stands in once for the app, if you lose your phone. This is the only time they are shown: print them, or keep them with your passwords.",
    goOn: "I have kept them",
  },
  emailChange: {
    title: "Is this your new address?",
    text: (email: string) => `From now on, the account is opened with ${email}.`,
    submit: "Confirm this address",
    elsewhere: (email: string) =>
      `Someone asked to move their account to ${email}. If that’s you, sign in with your current e-mail first: we don’t know this browser yet.`,
    notYours: "Not you? Close this page: nothing changes.",
  },
  dashboard: "Your dashboard",
  languages: { en: "English", fr: "French" },
};
