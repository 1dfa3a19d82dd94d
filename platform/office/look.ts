/** The tokens of ui/tokens.css that files wear, in light; six hexadecimal digits as office programs want them. */
export const colours = {
  ink: "0C2A2D",
  ink2: "3C5659",
  line: "C9D5D2",
  brand: "0F5C5C",
  salt: "F4F7F6",
  surface: "FFFFFF",
  sunken: "E8EEEC",
  accent: "DB3A55",
  sun: "FFC83D",
} as const;

/** Every machine has it: ours would be replaced by whatever the reader's has. */
export const fontName = "Arial";
