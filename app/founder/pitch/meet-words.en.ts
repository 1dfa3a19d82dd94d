export const words = {
  title: (session: string) => `Who would you like to meet? ${session}`,
  text: (leave: string | null, until: string) =>
    `These investors are here and agreed to be named. Tick up to twelve until ${until}. An investor hears of your tick only if they tick you too; theirs reaches you as a request to meet. If they tick you too, you both get each other’s e-mail address ${leave === null ? "at once" : `once the ticks are sent, at ${leave}`}.`,
  count: (count: number) =>
    count === 0
      ? "No investor has ticked you so far."
      : count === 1
        ? "One investor would like to meet you. You’ll find out who when the tick is sent, unless they or their fund have asked to meet you in the last few months."
        : `${count} investors would like to meet you. You’ll find out who when the ticks are sent, except those who, or whose fund, have asked to meet you in the last few months.`,
  left: "The investors’ ticks have been sent: requests to meet are under Introductions.",
  none: "No investor who is here has agreed to be named so far.",
  unnamed: "An investor",
  wish: "I’d like to meet",
  takeBack: "Untick",
  states: { none: "", wished: "Ticked", sent: "Ticked", met: "Introduced" },
  toIntroductions: "Introductions",
  done: {
    wish: { title: "Your tick is saved.", text: "The investor is told only if they tick you too." },
    unwish: { title: "Your tick is removed.", text: "No one was told." },
  } as Record<string, { title: string; text: string }>,
  refused: {
    closed: "Ticking is closed for this session.",
    many: "You’ve ticked twelve investors. Untick one first.",
    sent: "You’ve been introduced already.",
    gone: "This investor is no longer on the list, or your place was taken back.",
    limited: "You’ve changed this many times today. Try again tomorrow.",
    failed: "That didn’t work. Try again.",
  } as Record<string, string>,
};
