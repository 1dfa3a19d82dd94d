export const words = {
  metadata: "Founder’s dashboard",
  dashboard: "Dashboard",
  profile: "My profile",
  tabs: {
    label: "Cockpit",
    copilot: "CoPilot",
    visibility: "Investor profile",
    readiness: "Readiness score",
    tools: "Tools",
    funding: "Grants & Funding",
    pitch: "Pitch Session",
    acceleration: "Acceleration",
    complete: "profile complete",
  },
  completion: (rate: number) => `Profile ${rate}% complete`,
  updated: { title: "🎉 Startup profile updated!", text: "" },
  banner: {
    critical: {
      title: "Your profile is still short",
      text: "With less than half of it filled in, nobody can judge your startup by it.",
    },
    warning: {
      title: "Your profile is taking shape",
      text: "A few more fields and it says what your startup is.",
    },
    success: { title: "Your profile speaks for your startup", text: "Keep it true: change what changes." },
    missing: (fields: string) => `Still empty: ${fields}.`,
  },
  next: {
    title: "What to do next",
    profile: {
      text: (count: number) =>
        count === 1
          ? "One required field of your profile is empty."
          : `${count} required fields of your profile are empty.`,
      action: "Fill in my profile",
    },
    apply: {
      text: "Your profile is ready. The programme takes new startups each month.",
      action: "Apply to the programme",
    },
    slots: {
      text: "You are pre-selected. Tell us when the discovery call would suit you.",
      action: "Suggest times",
    },
    chat: { text: "You are in. The other founders and the team talk in the chat workspace.", action: "Open the chat" },
    wait: { text: "Nothing for now: the next move is ours, by the date shown beside your application." },
    waitlisted: { text: "Nothing for now: you are on the waiting list. We write to you if a place becomes free." },
    rest: { text: "Nothing is waiting for you. Keep your profile up to date." },
  },
  applications: {
    title: "My applications",
    none: "You have not applied with this e-mail address yet.",
    sent: (date: string) => `Sent on ${date}`,
    standing: {
      first: "Being read",
      call: "Pre-selected",
      accepted: "Accepted",
      waitlisted: "On the waiting list",
      declined: "Declined",
      withdrawn: "Withdrawn",
    },
    open: "Read it",
    apply: "Apply",
  },
  sessions: {
    apply: "Apply to pitch",
    closes: (date: string) => `Applications until ${date}`,
  },
  plan: {
    title: "My plan",
    requested: (plan: string) => `You have asked for ${plan}. An administrator opens it; nothing is charged meanwhile.`,
    until: (date: string) => `Until ${date}, this day included.`,
    after:
      "Then your account goes back to Free Member by itself. To go on, write to us; without your written agreement nothing is charged.",
    noEnd: (date: string) => `Since ${date}, without an end date.`,
    next: (plan: string, from: string, until: string | null) =>
      until ? `From ${from} to ${until}: ${plan}.` : `From ${from}: ${plan}.`,
    names: { free: "Free Member", visible: "Visible", elite: "Elite CoPilot" },
    pricing: "See the plans",
  },
  chat: {
    title: "Chat workspace",
    text: "For the startups of the programme.",
    open: "Open the chat",
    newTab: "Opens in a new tab",
  },
};
