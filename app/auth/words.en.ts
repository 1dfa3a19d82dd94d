import { mailsADay } from "../../domain/delivery/stranger-mails.ts";
import { printRetention } from "../../domain/retention/rules.ts";
import { emailErrors } from "../shell/form/person-errors.en.ts";

const errors: Record<string, string> = {
  emailRequired: emailErrors.emailRequired.detail,
  emailInvalid: emailErrors.emailInvalid.detail,
  passwordRequired: "Enter your password",
  passwordTooShort: "At least 12 characters: a short sentence is easy to remember",
  passwordTooLong: "At most 128 characters",
  passwordCommon: "Choose another one: it’s among the first passwords anyone would try",
  passwordPersonal: "Choose something without our name, yours or your e-mail",
  passwordWrong: "Check your password: this isn’t the current one",
  codeRequired: "Enter the code",
  codeWrong: "Enter another code: this one isn’t valid or has been used",
  passkeyNameRequired: "Give it a name",
  userTypeRequired: "Choose one of the two",
  firstNameRequired: "Enter your first name",
  lastNameRequired: "Enter your last name",
  tooLong: "Shorten this",
  langRequired: "Choose a language",
  termsRequired: "Accept the terms: we can only open an account once you do",
  riskRequired: "Tick this box: investors must know this risk before they sign up",
};

const minutes = (count: number) => `${count} ${count === 1 ? "minute" : "minutes"}`;

export const manyMails = `We send one address at most ${mailsADay} messages of this kind a day: any more wait, or have to be asked for again.`;

export const words = {
  wrong: "Wrong e-mail or password",
  signInFailed: "We couldn’t sign you in",
  signUpFailed: "We couldn’t create your account",
  errors,
  email: "E-mail",
  password: "Password",
  newPassword: "New password",
  newPasswordHint: "At least 12 characters. Spaces and accents count too.",
  currentPassword: "Current password",
  code: "Code",
  language: "Language",
  crowded: "The site is busy just now. Please try again in a few seconds.",
  crowdedPage: "The site is busy just now. Please go back and try again in a moment.",
  tooMuchText: "That’s a lot of text at once. Please go back, wait a minute and send it again.",
  bodyTooLarge: "This is more than the site accepts. Please go back and send less, or a smaller file.",
  signedOutWhileSending:
    "Your session has ended, so nothing was saved. Sign in in another tab, then go back and send the form again.",
  failed: "Something went wrong on our side. Nothing was changed: please try again.",
  limited: (count: number) => `Too many attempts. Please come back in ${minutes(count)}.`,
  home: "Back to the home page",
  myData: "Download my data, or have it erased",
  privacy: "How we use your data",
  gone: {
    title: "This link is no longer valid",
    text: "It’s been used, cancelled or replaced by a newer one, or it’s too old. You can ask for another one.",
    signIn: "Go to the sign-in page",
  },
  join: {
    title: "Join the team",
    text: (email: string) => `An administrator has invited ${email}. Your account will have this address.`,
    as: (functions: string) => `Your function: ${functions}.`,
    functions: { manager: "programme manager", reviewer: "reviewer", expert: "growth expert" },
    next: "The next step sets up an authenticator app or a passkey: everyone in the team signs in with one.",
    until: (day: string) => `This link works once, until ${day}.`,
    firstName: "First name",
    lastName: "Last name",
    submit: "Open my account",
  },
  signIn: {
    title: "Sign in",
    description: "Sign in to your account at The Lab, as a founder or an investor.",
    intro: "Your applications, your profile and the next sessions, in one place.",
    invited: (masked: string) => `The invitation is for ${masked}.`,
    submit: "Sign in",
    wrongHint: "If you’ve just signed up, open the link in our confirmation e-mail first, or have it sent again.",
    blocked: "This account has been closed to sign-in. Write to us if you think this is a mistake.",
    unsaved: "Your session had ended, so what you sent wasn’t saved. Sign in, then send it again.",
    forgotten: "Forgotten password?",
    resend: "Send the confirmation e-mail again",
    none: "No account yet?",
    signUp: "Sign up",
    notices: {
      everywhere: "You’re signed out everywhere.",
      password: "Your new password is in place. Sign in with it.",
      "password-code": "Your new password is in place. Sign in with it, then enter a code from your authenticator app.",
      email: "Your new e-mail is confirmed. Sign in with it from now on.",
    } as Record<string, string>,
  },
  signUp: {
    title: "Sign up",
    description: "Open an account at The Lab, as a founder or an investor.",
    intro:
      "Founders follow their application and prepare their profile. Investors prepare theirs; we approve each one before showing them any startups.",
    invited: (startup: string) =>
      `You’re invited to join ${startup || "a startup"}. Once you’ve confirmed your address, you come back to the invitation to accept it.`,
    invitedAddress: (masked: string) => `The invitation is for ${masked}. Leave this empty to use that address.`,
    plan: (plan: string, tries: boolean) =>
      `You asked for the ${plan} plan. ${tries ? "If you haven’t had your free trial yet, one press starts it once your account is open" : "We keep that with your account"}: signing up costs nothing and commits you to nothing.`,
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
      `The request is kept with your account, ${email}. We read it and e-mail you our answer. It costs nothing and commits you to nothing.`,
    submit: "Send my request",
    already: "You’ve already asked for this plan. We’ll e-mail you our answer; the request costs nothing.",
    has: (plan: string, until: string | null) =>
      until
        ? `You have ${plan} until the end of ${until}. To carry on after that, write to us from the contact page.`
        : `You have ${plan}, with no end date.`,
    trial: {
      title: (months: number) =>
        months === 1 ? "Your free month of Elite CoPilot" : `Your ${months} free months of Elite CoPilot`,
      text: (months: number) =>
        `Your trial starts today and ends automatically after ${months === 1 ? "one month" : `${months} months`}: no card, and nothing to cancel. You can have it once. It doesn’t include the fee of a Pitch Session. Nothing you enter is deleted when it ends, and we e-mail your startup’s contact a week before.`,
      submit: (months: number) => (months === 1 ? "Start my free month" : `Start my ${months} free months`),
    },
    next: (plan: string, from: string) => `${plan} is already granted to you: you’ll have it from ${from}.`,
    after: (plan: string, trialUntil: string) =>
      `Your free trial goes on until its last day, ${trialUntil}; ${plan} would follow it.`,
    instead: (plan: string, current: string) =>
      `You have ${current}, which includes everything in ${plan}: you’re asking us to move you to ${plan}.`,
    other: (plan: string) => `It replaces your request for ${plan}.`,
    pricing: "See the plans",
  },
  sent: {
    title: "Check your inbox",
    text: "We’ve written to the address you gave. Follow the link in that message to open your account; it’s valid for 24 hours.",
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
    plan: "Plan requested",
    others: "Another sign-up with this address is waiting too. Confirm yours, and we delete the other.",
    choose:
      "If it’s yours, enter the password you chose, or a new one. The account opens with what you type here and with nothing else.",
    accepting: "By confirming, you agree to what was ticked at sign-up:",
    asShown: "In the words you were shown",
    notYours: `Not yours? Close this page: no account is opened, and the sign-up is deleted after ${printRetention("unverified_accounts", "en")}.`,
  },
  reset: {
    title: "New password",
    description: "Ask for a link to choose a new password.",
    text: "Enter your account’s address: we’ll send it a link to choose a new password.",
    submit: "Send me the link",
    sentTitle: "Check your inbox",
    sentText: `If this address has an account, a link to choose a new password is on its way. It’s valid for one hour. ${manyMails}`,
    choose: "Choose a new password",
    chooseText: (email: string) => `For ${email}. Every open session of this account ends.`,
    stands: (date: string) =>
      `This account has also asked for a code from an authenticator app since ${date}. A new password doesn’t change that.`,
    standsHelp:
      "If you didn’t set up that app, or you’ve lost it, write to us: once we know it’s you, we switch it off and confirm it by e-mail.",
    writeToUs: "Write to us",
    setup: "Set up your administrator account",
    setupText: (email: string) => `For ${email}. You’ll need your authenticator app when you sign in.`,
    save: "Save this password",
  },
  secondFactor: {
    isSetUp: "Two-step sign-in is on",
    title: "Two-step sign-in",
    text: "Enter the six digits your authenticator app shows, or one of your recovery codes.",
    lost: "Lost both your app and your recovery codes? Write to us with your account’s e-mail address: once we know it’s you, we’ll switch two-step sign-in off.",
    submit: "Continue",
    setup: "Set up two-step sign-in",
    offered: "With an authenticator app, your password alone no longer opens your account.",
    scanInstead: "Or use an authenticator app: scan this with it, or type the key into it.",
    scan: "Scan this with your authenticator app, or type the key into it.",
    qr: "QR code for your authenticator app",
    key: "Key",
    enter: "Then enter the six digits it shows.",
    confirm: "Switch it on",
    skip: "Skip, in this demo only",
    codesTitle: "Keep these recovery codes",
    nowOn: "Two-step sign-in is on, and your other sessions have ended.",
    renewed: "Your earlier codes no longer work.",
    codesText:
      "Each replaces the app once, if you lose your phone. We only show them this once: print them, or keep them with your passwords.",
    goOn: "I’ve saved them",
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
