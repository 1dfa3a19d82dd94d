/** The colours of ui/tokens.css in the light theme; six hexadecimal digits, as office formats require. */
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

/** A font that every computer has: the site's web fonts would be replaced by an arbitrary one. */
export const fontName = "Arial";
