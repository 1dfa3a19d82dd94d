import { fieldWords } from "../../../domain/delivery/lead-field-words.en.ts";

export const words = {
  title: "Leads",
  text: "What visitors sent through the site’s forms. Each one stays here until its retention ends, whatever happens to its e-mails.",
  filters: {
    text: "Text",
    form: "Form",
    allForms: "All forms",
    state: "State",
    allStates: "All except spam",
    from: "From",
    to: "Until",
  },
  states: {
    unanswered: "Waiting for an answer",
    new: "New",
    untold: "New, and the team wasn’t e-mailed",
    answered: "Answered",
    closed: "Set aside",
    spam: "Spam",
  },
  columns: {
    who: "Who",
    form: "Form",
    state: "State",
    excerpt: "What they said",
    when: "Received",
    email: "E-mail",
    name: "Name",
    company: "Startup, firm or project",
    notified: "Team e-mailed",
    id: "Number",
  },
  parisTime: (when: string) => `${when}, Paris time`,
  yes: "yes",
  no: "no",
  untold: "team not e-\u2060mailed",
  several: {
    choose: "Choose",
    answered: "Mark the ticked ones as answered",
    closed: "Set the ticked ones aside",
    all: (count: number) => {
      if (count >= 1_000) return "Set 1,000 of this list aside";
      return count === 1 ? "Set the one in this list aside" : `Set all ${count} in this list aside`;
    },
    done: (count: number, counted: string) => {
      const leads = count === 1 ? "1 lead is" : `${counted} leads are`;
      return {
        "mark-answered": `${leads} marked as answered.`,
        "set-aside": `${leads} set aside.`,
        "set-all-aside": `${leads} set aside.`,
      };
    },
    hint: "Neither sends anything. What came since you opened the list stays, and so does what someone else has marked.",
  },
  problems: {
    none: "Tick at least one lead first.",
    settled: "Someone else has already marked them.",
  } as Record<string, string>,
  empty: "No leads match.",
  emptyText: "Change the filters, or show all of them.",
  none: "No leads yet.",
  noneText: "As soon as someone sends a form, it appears here.",
  lead: {
    back: "All leads",
    count: (count: number) =>
      count === 1 ? "One message was sent with this address." : `${count} messages were sent with this address.`,
    account: (role: string) => `This address has an account: ${role}.`,
    noAccount: "This address has no account.",
    write: "Write an e-mail",
    application: "Read the application",
    answers: "What they said",
    consents: "What they agreed to",
    answer: (purpose: string, given: string) => `${purpose}: ${given}`,
    given: "agreed",
    unconfirmed: "asked, not confirmed yet",
    notGiven: "did not agree",
    notice: "read",
    purposes: {
      notice: "Notice beside the form",
      marketing: "News by e-mail",
      risk: "Investment risk",
      phone: "Being called",
    },
    version: (version: string, when: string) => `Version ${version} of the text, shown on ${when}`,
    deliveries: "Deliveries",
    noDeliveries: "Nothing was sent for this one.",
    notNotified: "The team wasn’t e-mailed: no notification address was set when this arrived.",
    page: "Sent from",
    first: "First page of the visit",
    campaign: "Campaign",
    language: "Language",
    history: "State",
    arrived: (when: string) => `Received ${when}`,
    changed: (state: string, author: string, when: string) => `${state}, ${author}, ${when}`,
    set: {
      answered: "Mark as answered",
      closed: "Set aside",
      new: "Open again",
    },
    setHint:
      "“Answered” means you’ve written or called. “Set aside” means there’s nothing more to do. Neither sends anything.",
    problems: {
      overtaken: "Someone else has just dealt with this message. What it is now stands below.",
      gone: "This message is no longer here.",
      cancelled: "The session has been cancelled.",
      "same-startup": "This startup already has a place at this session, through another of its applications.",
    } as Record<string, string>,
    spam: "Treated as spam: a field people can’t see was filled in. Nothing was sent.",
  },
  place: {
    score: (score: number) => `Score: ${score}.`,
    noScore: "No score.",
    noAccount: "No account.",
    fromForm:
      "It came through the public form, where anyone can enter this e-mail address. Check with them before you rely on it.",
    inProgramme: "In the programme.",
    plans: { free: "Free Member", visible: "Visible", elite: "Elite CoPilot", trial: "Elite CoPilot, free month" },
    sentWith: (plan: string, fee: string) =>
      `Sent from the cockpit on ${plan}. They were told this about the fee: “${fee}”.`,
    all: "All applicants in the proposed order",
    title: "Place at a Pitch Session",
    takenOf: (taken: number, places: string) => `${taken} of ${places} places taken`,
    taken: (taken: number) =>
      taken === 1 ? "1 startup accepted, no limit set" : `${taken} startups accepted, no limit set`,
    full: "Full: no one else can be accepted.",
    refusedFull: "Nothing was changed: the last place has just been taken.",
    accept: "Accept for this session",
    has: (session: string, when: string) => `Accepted for ${session}, ${when}.`,
    takeBack: "Take the place back",
    fee: {
      confirmed: "The place is confirmed.",
      open: "The place isn’t confirmed yet: no fee has been agreed.",
      included: "Elite CoPilot includes the fee.",
      agreed: (amount: string, by: string | null, when: string) =>
        `Fee agreed: ${amount}, taxes included, noted ${by === null ? "" : `by ${by}, `}${when}.`,
      lapsed: (amount: string, by: string | null, when: string) =>
        `The sum noted ${by === null ? "" : `by ${by}, `}${when}, ${amount}, no longer applies.`,
      amount: "Agreed fee in euros, taxes included",
      hint: "What you agreed with the startup. Nothing is charged here.",
      agree: "Note the agreed fee",
      takeBack: "Withdraw the agreement",
      errors: {
        amountRequired: "Enter the amount.",
        amountInvalid: "Enter an amount in euros, such as 300 or 300.50.",
      } as Record<string, string>,
    },
    none: "No session is announced. Once one has a date, you can give places here.",
    cancelled: "This session is cancelled.",
    backHint: {
      open: "Taking it back e-mails the startup if it has been told its time. Otherwise, a founder with an account sees it in the cockpit’s notifications, and in their next daily e-mail unless they’ve stopped it.",
      past: "This session is over. Taking the place back sends nothing to the startup.",
      cancelled: "There’s no fee to agree on and no place to take back.",
    },
    hint: "No e-mail is sent: write to the startup yourself, with the participation fee unless their plan includes it. A founder with an account sees it in the cockpit, and in their next daily e-mail unless they’ve stopped it.",
  },
  fields: fieldWords as Record<string, string>,
};
