import type { TeamRight } from "../../../domain/team/rights.ts";
import { emailErrors } from "../../shell/form/person-errors.en.ts";

const names: Record<TeamRight, string> = {
  desk: "Open the desk, with a first page that shows only what they may open",
  score: "Score the files assigned to them",
  applications: "Applications, with their files as CSV",
  contacts: "Messages, contacts, subscribers, their CSV and the search",
  content: "Content and articles",
  sessions: "Pitch Sessions",
  startups: "Startups, decks, introductions, score reviews and mentor requests",
  hours: "Hours of mentors and experts (an expert’s own)",
  figures: "Numbers",
  team: "The team and its rights",
  accounts: "People’s accounts",
  plans: "Plans",
  copilot: "CoPilot, with reported answers",
  audit: "Audit log",
  privacy: "Privacy requests",
  deliveries: "Deliveries, and what the site still needs",
};

export const words = {
  title: "Team",
  text: "Who works on the desk, and what each of them may open. Everyone signs in with a second factor or a passkey.",
  members: "In the team",
  functionsOf: (functions: readonly string[]) => functions.join(", "),
  lastSignIn: (when: string) => `Last sign-in: ${when}`,
  leavers: {
    title: "Answers by people who may no longer decide",
    line: (who: string, answers: number, first: string) =>
      `${who}: ${answers === 1 ? "1 answer hasn’t" : `${answers} answers haven’t`} been sent yet. The first goes out at ${first}.`,
    recall: "Take them all back",
  },
  open: "Open invitations",
  noneOpen: "No invitation is open.",
  until: (day: string) => `Until ${day}`,
  withdraw: "Withdraw",
  withdrawOf: (email: string) => `Withdraw the invitation to ${email}`,
  invite: {
    title: "Invite someone",
    text: "They get an e-mail with a link that works once, for 7 days.",
    email: "E-mail",
    functions: "Functions",
    submit: "Send the invitation",
  },
  blocked: "Blocked",
  change: {
    title: (who: string) => `Change the functions of ${who}`,
    text: "They keep their session: what they may open changes with their next page. If they are no longer a growth expert, their hours end and their coming meetings with startups are cancelled; their calls with applicants won’t take place, and no e-mail tells the applicants: only their application’s page says so. Invite them again, to someone else’s hours. If they become a reviewer, files not yet scored in open rounds are shared out again.",
    submit: "Change the functions",
  },
  end: {
    title: (who: string) => `End access of ${who}`,
    text: "They’re signed out everywhere at once. Their password, second factor, links and the invitations they sent stop working, and they get an e-mail that says so. Their coming hours with startups are cancelled, and the startups are told by e-mail. Their calls with applicants won’t take place, and no e-mail tells the applicants: only their application’s page says so. Invite them again, to someone else’s hours.",
    notified:
      "The site’s settings send notices or replies to this person’s address: enter another one there before you end their access.",
    toSettings: "Open the settings",
    to: "Who takes over their applications to review",
    nobody: "Shared among the reviewers",
    submit: "End access",
  },
  rights: {
    title: "Who may do what",
    text: "Every page, list, file and action of the desk follows this table. Administrators may do all of it.",
    right: "Right",
    holders: "Besides administrators",
    nobody: "No one",
    names,
  },
  errors: {
    emailRequired: emailErrors.emailRequired.detail,
    emailInvalid: emailErrors.emailInvalid.detail,
    functionsRequired: "Choose at least one function",
  } as Record<string, string>,
  problems: {
    account: "This address already has an account. Invite another address.",
    open: "This address already has an open invitation. Withdraw it first to send another.",
    many: "20 invitations are open. Withdraw one first.",
    left: "These answers have left, or were taken back already.",
    withdrawn: "This invitation is no longer open.",
    unchanged: "This person already has these functions.",
    admin: "Administrators may open everything; they have no functions.",
    gone: "This person is no longer in the team.",
    last: "The last administrator stays: make someone else one first.",
    successor: "The person you chose can’t review applications. Choose someone else.",
  } as Record<string, string>,
};
