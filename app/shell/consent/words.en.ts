export const words = {
  title: "Other companies’ services",
  provider: "Provider",
  state: (madeOn: string, until: string) =>
    `The boxes show what you chose on ${madeOn}. It’s valid until ${until}; you can change it sooner.`,
  none: "You haven’t chosen yet: nothing from these companies loads.",
  kept: {
    title: "Choice saved",
    text: "You can change it at any time under “Manage cookies”, at the foot of every page.",
  },
  problems: {
    unavailable: {
      title: "Your choice could not be saved",
      text: "Nothing from these companies loads. Please try again in a moment.",
    },
    outdated: {
      title: "What we ask has changed since you opened this page",
      text: "Nothing from these companies loads unless you choose again.",
    },
    "no-cookies": {
      title: "Your browser keeps no cookies for this site",
      text: "We can’t remember your choice, so nothing from these companies loads.",
    },
  },
};
