export const words = {
  erasure:
    "Until then, our team can still see your data. Startups no longer see your requests, except those they accepted, or your name among their followers.",
  title: "Investor dashboard",
  hello: (name: string) => `Hello ${name}`,
  completion: (rate: number) => `Profile ${rate}% complete`,
  badges: { basics: "Basic information", experience: "Experience", capacity: "Capacity", preferences: "Preferences" },
  reached: "complete",
  missing: (fields: string) => `Still empty: ${fields}.`,
  updated: { title: "Profile complete!", text: "Your information has been saved." },
  edit: "Change my profile",
  profile: "My profile",
  rail: {
    label: "Investor area",
    dashboard: "Dashboard",
    deals: "Deals",
    introductions: "Introductions",
    sessions: "Sessions",
    team: "Team",
  },
  pending: {
    title: "Your account is waiting for approval.",
    text: (by: string | null) =>
      `${by ? `We check that you’re an active investor, and e-mail you our answer by ${by}.` : "We check that you’re an active investor. Our answer is taking longer than promised: it reaches you by e-mail."} In the meantime, you can fill in your profile; startups are shown to approved investors only.`,
  },
  refused: {
    title: "Your account was not approved.",
    text: "We’ve reviewed it and written to tell you why. You won’t be shown any startups.",
  },
  next: {
    title: "What to do next",
    profile: {
      text: "Tell us your stages and your tickets: they count most when we match startups to you.",
      action: "Complete my profile",
    },
    register: {
      text: "Register for the Pitch Sessions: they’re free for investors.",
      action: "Register",
    },
    reserve: {
      text: "Reserve your seat at the next Pitch Session: it’s free for approved investors.",
      action: "Reserve my seat",
    },
    refused: {
      text: "You don’t need to do anything. If something has changed, or if you think this is a mistake, write to us.",
      action: "Write to us",
    },
  },
  cards: {
    informations: "Information",
    focus: "Investment focus",
    investment: "Investment",
    name: "Name",
    email: "E-mail",
    nothing: "Not filled in",
    ticket: "Ticket",
    between: (min: string, max: string) => `${min} to ${max}`,
    from: (min: string) => `from ${min}`,
    upTo: (max: string) => `up to ${max}`,
  },
  opportunities: {
    title: "Opportunities",
    none: "Opportunities are coming soon. There’s none to show you at the moment.",
    open: (count: number) => (count === 1 ? "See the published startup" : `See the ${count} published startups`),
  },
  introductions: {
    title: "Introductions under way",
    none: "None. Ask to meet a startup from its page.",
    open: "See all introductions",
    turns: {
      answer: (until: string) => `We’d like to introduce you: answer by ${until}.`,
      wait: (until: string) => `It has until ${until} to answer.`,
      pick: () => "It said yes and has proposed times to meet: pick one.",
      write: () => "It said yes: you have its e-mail address.",
      left: () => "The person who said yes has left the startup.",
      meeting: (at: string, minutes: number) => `You meet on ${at} (Paris), for ${minutes} minutes.`,
      outcome: () => "It said yes two weeks ago or more: tell us how it went.",
    },
  },
  seats: { none: "Reserve my seat", seated: "My seat is reserved", waiting: "I’m on the waiting list" },
  registrations: {
    title: "My registrations",
    none: "You haven’t registered for the Pitch Sessions with this e-mail address yet.",
    sent: (date: string) => `Registered on ${date}`,
    register: "Register",
  },
  risk: "You may lose all the capital you invest, and shares are hard to resell. The Lab introduces you to founders; it gives no investment advice.",
};
