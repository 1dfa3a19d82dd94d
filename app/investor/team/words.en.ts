import { fundLimits } from "../../../domain/fund/fund-limits.ts";
import { emailErrors } from "../../shell/form/person-errors.en.ts";

export const words = {
  title: "My team",
  alone: "You work on your own",
  text: `Up to ${fundLimits.seats} people, you and open invitations included, each with their own approved account. In a team you share stages, tags, team notes and the limits of introductions. Your own notes stay yours.`,
  people: "Colleagues",
  you: "you",
  leads: "invites and removes colleagues",
  lacksAccess: "no access at the moment",
  since: (date: string) => `Since ${date}`,
  remove: "Remove",
  removeNamed: (name: string) => `Remove ${name}`,
  invitations: "Open invitations",
  until: (date: string) => `Open until ${date}`,
  withdraw: "Withdraw",
  withdrawNamed: (email: string) => `Withdraw the invitation of ${email}`,
  invite: "Invite a colleague",
  email: "E-mail",
  inviteText: `Open for ${fundLimits.openDays} days, for this address only.`,
  send: "Send the invitation",
  leave: "Leave the team",
  leaveText: "You take your own notes and a copy of the stages you set. What your colleagues wrote stays with them.",
  leaveButton: "Leave",
  errors: {
    emailRequired: emailErrors.emailRequired.detail,
    emailInvalid: emailErrors.emailInvalid.detail,
  } as Record<string, string>,
  done: {
    invite:
      "The invitation is on its way. An address gets only a few invitations a day: if nothing has arrived by tomorrow, withdraw it and invite again.",
    withdraw: "The invitation is withdrawn.",
    remove: "They’re no longer on your team.",
    leave: "You’ve left the team.",
    accept: "You’re on the team.",
  } as Record<string, string>,
  refused: {
    "invited-already":
      "This address already has an open invitation. An address gets only a few invitations a day: if nothing has arrived by tomorrow, withdraw it and invite again.",
    seated: "This person is on your team already.",
    full: `Your team has no free place: ${fundLimits.seats} people and invitations at most.`,
    "not-lead": "The person who leads the team invites colleagues.",
    limited: "You’ve reached today’s limit for invitations. Try again tomorrow.",
  } as Record<string, string>,
  invited: {
    title: (fund: string) => `Join ${fund || "a team of investors"}`,
    text: "You’ll share stages, tags, team notes on startups and the limits of introductions with your colleagues. Stages you’ve set so far, and your own notes, stay yours.",
    by: (name: string, email: string) =>
      `${name ? `${name} (${email})` : email} invites you. Accept only if you work with this person: we’ve checked the address, not the team’s name.`,
    whose: (masked: string) => `The invitation is for the investor account with the address ${masked}.`,
    other: "Sign in with the invited address to accept.",
    notApproved: "Your account has to be approved first. Open this link again once it is.",
    notInvestor: "You need an investor account with this address.",
    signIn: "Sign in",
    signUp: "Create an account",
    accept: "Join the team",
    refuse: "Decline",
    notMe: "This isn’t meant for me",
    notMeText: "“This isn’t meant for me” also stops further invitations to join a fund’s team at this address.",
    problems: {
      seated: "You’re on another team: leave it first, then open this link again.",
      full: "The team is full. Ask your colleague to free a place.",
      "not-yours": "Sign in with the invited address to accept.",
    } as Record<string, string>,
    gone: {
      title: "This invitation is closed",
      text: `It has been used, declined or withdrawn, or its ${fundLimits.openDays} days are over. Ask your colleague for a new one.`,
    },
    refused: { title: "You declined the invitation", text: "Nothing more is sent for this invitation." },
    stopped: {
      title: "We won’t send this address any more invitations to join a fund’s team",
      text: "The invitation is declined.",
    },
  },
};
