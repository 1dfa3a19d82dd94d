import { followLimits } from "../../domain/follow/follow-limits.ts";
export const words = {
  title: (startup: string) => `Get updates from ${startup || "a startup"}`,
  text: "Confirm to get its monthly update by e-mail: its numbers, what worked, what’s stuck and what it’s looking for. Two messages a month at most, and each says how to stop them.",
  whose: (masked: string) => `The messages go to ${masked}. The startup sees this address among its readers.`,
  accept: "Yes, send me its updates",
  refuse: "No, thank you",
  notMe: "This isn’t meant for me",
  notMeText: "“This isn’t meant for me” also stops further invitations to follow a startup at this address.",
  gone: {
    title: "This invitation is closed",
    text: `It has been used, declined or withdrawn, or its ${followLimits.openDays} days are over. Ask the startup for a new one.`,
  },
  confirmed: { title: "You’ll get its updates", text: "The next one comes to this address." },
  declined: { title: "You won’t get any updates from this startup", text: "Nothing more is sent for this invitation." },
  stopped: {
    title: "We won’t send this address any more invitations to follow a startup",
    text: "The invitation is declined.",
  },
};
