/**
 * The colours of the light theme in ui/tokens.css, as six hexadecimal digits because office formats require this form.
 */
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

/**
 * A font that is installed on every computer. Office programs would replace the site's web fonts by an arbitrary font.
 */
export const fontName = "Arial";
