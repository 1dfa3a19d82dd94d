export const words = {
  skip: "Skip to content",
  home: "The Lab, home page",
  nav: {
    label: "Main",
    menu: "Menu",
    home: "Home",
    program: "Program",
    "pitch-session": "Pitch Session",
    investors: "Investors",
    blog: "Blog",
    about: "About",
    contact: "Contact",
    apply: "Apply",
  },
  newTab: "Opens in a new tab",
  language: "Language",
  theme: { label: "Colours", system: "System", light: "Light", dark: "Dark" },
  banner: { label: "Results", pause: "Pause the scrolling results", example: "Example logos" },
  footer: {
    label: "Footer",
    line: "18 months of growth, no equity taken. Lattes, near Montpellier.",
    site: "The site",
    legal: "Legal",
    display: "Display",
    privacy: "Privacy policy",
    "legal-notice": "Legal notice",
    cookies: "Cookies",
    manage: "Manage cookies",
    disclaimer: "The programme guarantees no fundraising outcome.",
  },
  consent: {
    title: "Other companies’ services",
    provider: "Provider",
    state: (madeOn: string, until: string) =>
      `The boxes show what you chose on ${madeOn}. It counts until ${until}; you can change it before.`,
    none: "You have not chosen yet: nothing of these companies loads.",
    kept: {
      title: "Choice saved",
      text: "You can change it at any time under “Manage cookies”, at the foot of every page.",
    },
    problems: {
      unavailable: {
        title: "Your choice could not be saved",
        text: "Nothing of these companies loads. Please try again in a moment.",
      },
      outdated: {
        title: "What we ask has changed since you opened this page",
        text: "Nothing of these companies loads unless you choose again.",
      },
      "no-cookies": {
        title: "Your browser keeps no cookies for this site",
        text: "Your choice cannot be remembered, so nothing of these companies loads.",
      },
    },
  },
  toast: { area: "Notifications ({hotkey})", close: "Close" },
  notFound: {
    title: "This page does not exist",
    text: "The address may be mistyped, or the page may have moved.",
    home: "Back to the home page",
  },
  error: {
    title: "Something went wrong on our side",
    text: "The page could not be shown. Nothing you sent has been confirmed as received.",
    unavailableTitle: "The site will be back in a moment",
    unavailableText: "It cannot reach its data just now. Try again in a few seconds.",
    forbiddenTitle: "This page is not open to your account",
    forbiddenText:
      "It belongs to another kind of account. Sign in with the right one, or write to us if you think this is a mistake.",
    retry: "Try again",
    home: "Back to the home page",
  },
};
