export const words = {
  title: "Investor dashboard",
  hello: (name: string) => `Hello ${name}`,
  completion: (rate: number) => `Profile ${rate}% complete`,
  badges: { basics: "Basic information", experience: "Experience", capacity: "Capacity", preferences: "Preferences" },
  reached: "reached",
  missing: (fields: string) => `Still empty: ${fields}.`,
  updated: { title: "Profile complete!", text: "Your information has been saved." },
  edit: "Change my profile",
  profile: "My profile",
  rail: { label: "Investor area", dashboard: "Dashboard", deals: "Deals" },
  pending: {
    title: "Your account is waiting for approval.",
    text: "A person of the team checks that you invest actively. Until then you can fill in your profile; startups are shown to approved investors only.",
  },
  refused: {
    title: "Your account was not approved.",
    text: "A person of the team has looked at it and has written to you why. No startup is presented to it.",
  },
  next: {
    title: "What to do next",
    profile: {
      text: "Tell us your stages and your tickets: without them no startup can be matched with you.",
      action: "Complete my profile",
    },
    register: {
      text: "Register for the Pitch Sessions: it is free for investors.",
      action: "Register",
    },
    refused: {
      text: "Nothing is asked of you. If something has changed, or if you think this is a mistake, write to us.",
      action: "Write to us",
    },
  },
  cards: {
    informations: "Information",
    focus: "Investment focus",
    investment: "Investment",
    name: "Name",
    email: "E-mail",
    nothing: "Not said yet",
    ticket: "Ticket",
    between: (min: string, max: string) => `${min} to ${max}`,
    from: (min: string) => `from ${min}`,
    upTo: (max: string) => `up to ${max}`,
  },
  opportunities: {
    title: "Opportunities",
    none: "Opportunities are coming soon. None has been presented to you so far.",
    open: (count: number) => (count === 1 ? "See the published startup" : `See the ${count} published startups`),
  },
  registrations: {
    title: "My registrations",
    none: "You have not registered for the Pitch Sessions with this e-mail address yet.",
    sent: (date: string) => `Registered on ${date}`,
    register: "Register",
  },
  risk: "You may lose all of the capital you invest, and resale is hard. The Lab introduces founders to you; it gives no investment advice.",
};
