export type ToastMessage = {
  title: string;
  description?: string;
  tone: "good" | "bad";
  /** It was closed or could not be shown; not where a newer one took its place. */
  onGone?: () => void;
};

export type ToastWords = {
  /** Name of the area; `{hotkey}` stands for the key that leads there. */
  area: string;
  /** What one is called when it is read out. */
  each: string;
  close: string;
};
