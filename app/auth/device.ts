const browsers: [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Macintosh/, "macOS"],
  [/Linux/, "Linux"],
];

const nameIn = (names: [RegExp, string][], device: string) => names.find(([known]) => known.test(device))?.[1];

/** A browser by the names its owner knows ("Firefox, Windows"); undefined when neither is known. */
export function deviceName(device: string) {
  const names = [nameIn(browsers, device), nameIn(systems, device)].filter((name) => name !== undefined);
  return names.length > 0 ? names.join(", ") : undefined;
}
