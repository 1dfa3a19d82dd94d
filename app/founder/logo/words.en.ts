import type { LogoProblem } from "../../../domain/startup/logo.ts";

const problems: Record<LogoProblem, string> = {
  noFile: "Choose a picture.",
  tooLarge: "This file is over 1 MB. Export a smaller one: 512 × 512 pixels is enough.",
  svg: "An SVG can hold a program, so we don’t take it. Export it as a PNG.",
  wrongType: "Choose a PNG, JPEG or WebP file.",
  unreadable: "We can’t read this picture. Export it again, then choose the new file.",
  tooManyPixels: "This picture is too large to open. Export it at 512 × 512 pixels.",
  notSquare: "This picture isn’t square. Crop it, or give it equal sides.",
  tooSmall: "This picture is too small. It needs at least 128 × 128 pixels.",
};

export const words = {
  title: "Logo",
  context: "Your team and ours can see it; investors see it once your profile is public",
  back: "Back to the profile",
  current: "Your logo",
  none: "No logo yet: your startup’s initial stands in for it.",
  file: "Picture",
  hint: "Square, PNG, JPEG or WebP, 1 MB at most. We resize it to 512 × 512 pixels and remove any camera data.",
  save: "Save the logo",
  remove: "Remove the logo",
  link: "Add your logo",
  change: "Change your logo",
  done: {
    save: { title: "Logo saved.", text: "" },
    remove: { title: "Logo removed.", text: "It’s no longer shown anywhere." },
  },
  problems,
  refused: { title: "The logo wasn’t saved", text: "Choose another file." },
  crowded: { title: "Many pictures are being processed right now", text: "Try again in a few seconds." },
  limited: (minutes: number) => ({
    title: "You’ve uploaded several logos",
    text: `Try again in ${minutes} min.`,
  }),
  failure: { title: "The logo couldn’t be saved", text: "Please try again in a few seconds." },
};
