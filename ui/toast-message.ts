export type ToastMessage = {
  title: string;
  description?: string;
  tone: "good" | "bad";
  /** Called when the toast was closed or could not be shown, but not when a newer toast replaced it. */
  onGone?: () => void;
};

export type ToastWords = {
  /** Label of the toast area; `{hotkey}` is replaced by the key that focuses it. */
  area: string;
  /** Label of one toast for screen readers. */
  each: string;
  close: string;
};
