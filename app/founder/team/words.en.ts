import { emailErrors } from "../../shell/form/person-errors.en.ts";
import { seatLimits } from "../../../domain/seat/seat-limits.ts";

export const words = {
  title: "Your startup’s team",
  text: "Owners invite people, publish, apply, and start or end the free month. Editors write everything else. Readers read. Anyone can request a plan.",
  people: "People",
  roles: { owner: "Owner", editor: "Editor", reader: "Reader" },
  since: (date: string) => `since ${date}`,
  you: "you",
  notice: (day: string) => `From ${day} we may remove you from this startup. Write to us if that’s a mistake.`,
  contact: "gets our e-mails about the startup",
  leaversLinks: (count: number) => ({
    title:
      count === 1
        ? "A link to your deck was made by someone who has left"
        : `${count} links to your deck were made by people who have left`,
    text: "Leaving doesn’t cut them off.",
    to: "See who has a link",
  }),
  setRole: "Change role",
  remove: "Remove",
  removeNamed: (name: string) => `Remove ${name}`,
  invitations: "Open invitations",
  noInvitations: "No one is invited at the moment.",
  until: (date: string) => `open until ${date}`,
  withdraw: "Withdraw",
  withdrawNamed: (email: string) => `Withdraw the invitation to ${email}`,
  invite: "Invite someone",
  email: "E-mail",
  inviteAs: "Role",
  invites: {
    editor: "Editor: reads and writes",
    reader: "Reader: reads only",
  },
  send: "Send the invitation",
  inviteText: `The invitation is open for ${seatLimits.openDays} days, for this address only. A startup has up to ${seatLimits.seats} people, open invitations included (${seatLimits.open} at most).`,
  leave: "Leave this startup",
  leaveText:
    "You lose access at once, and your conversation with the copilot, your notifications and your calendar’s address are deleted. Meetings with investors whose request you accepted are cancelled. What you wrote stays with the startup, and so does a place in the programme. Your account stays too.",
  leaveContact: "Someone else becomes the contact, as an owner.",
  leaveButton: "Leave",
  close: "Close this startup",
  closeText:
    "Everything in it is deleted for good: numbers, scores, documents, publication, plan, and what investors keep about it: notes, stages, requests to meet. We tell them by e-mail. Type its name to confirm.",
  closeUnnamed: "Everything in it is deleted for good, and so is what investors keep about it. We tell them by e-mail.",
  closeOthers: "You can close it once everyone else has left.",
  closeName: (name: string) => `Name of the startup (${name})`,
  closeButton: "Close and delete",
  owners: "Owners change this page.",
  none: {
    title: "You’re not in a startup",
    text: "Accept an invitation, or start a startup of your own.",
    invitations: "Your invitations",
    noInvitations: "No startup has invited this address.",
    unnamed: "A startup",
    as: (role: string) => `as ${role.toLowerCase()}`,
    open: "Open the invitation",
    own: "Start my own startup",
    begin: "Start",
    beginText: "You’ll be its owner.",
  },
  toProfile: "Back to my profile",
  done: {
    invite: {
      title: "The invitation is on its way",
      text: "An address gets only a few invitations a day: if nothing has arrived by tomorrow, withdraw it and invite again.",
    },
    withdraw: { title: "The invitation is withdrawn", text: "" },
    role: { title: "The role is changed", text: "We’ve e-mailed them." },
    remove: { title: "They’re no longer in your startup", text: "We’ve e-mailed them." },
    leave: { title: "You’ve left the startup", text: "" },
    close: { title: "The startup is closed and deleted", text: "" },
    accept: { title: "Welcome to the team", text: "" },
  } as Record<string, { title: string; text: string }>,
  errors: {
    emailRequired: emailErrors.emailRequired.detail,
    emailInvalid: emailErrors.emailInvalid.detail,
    roleRequired: "Choose a role.",
    name: "Type the startup’s name exactly.",
  } as Record<string, string>,
  refused: {
    seated: "This person is already in your startup.",
    "invited-already":
      "This address already has an open invitation. An address gets only a few invitations a day: if nothing has arrived by tomorrow, withdraw it and invite again.",
    full: `Your startup has no free place: ${seatLimits.seats} people and invitations at most.`,
    "too-many-open": `Withdraw an invitation first: ${seatLimits.open} can be open at once.`,
    gone: "This has changed in the meantime: look at the page again.",
    owner: "Only owners themselves can give up their role or leave. Write to us if one of them can’t.",
    "last-owner": "Make someone else an owner first.",
    notice:
      "We’ve announced that we’ll remove you from this startup. Until that happens or we change our minds, you can’t invite or remove anyone, change other people’s roles, or close the startup.",
    last: "You’re the only one here: close the startup, or invite someone first.",
    others: "Everyone else has to leave first.",
    name: "That isn’t the startup’s name: nothing was deleted.",
    invalid: "Check the marked answers.",
    "seated-elsewhere": "Leave or close your current startup first.",
    failed: "We couldn’t do this. Try again in a moment.",
  } as Record<string, string>,
  limited: (hours: number) =>
    `Your startup has reached today’s limit: try again in ${hours} ${hours === 1 ? "hour" : "hours"}.`,
};
