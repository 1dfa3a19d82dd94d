export type ToastMessage = {
  title: string;
  description?: string;
  tone: "good" | "bad";
  /** Called when the toast was closed or could not be displayed, but not when a newer toast replaced it. */
  onGone?: () => void;
};

export type ToastWords = {
  /** The label of the toast area for screen readers; `{hotkey}` is replaced by the key that focuses the area. */
  area: string;
  each: string;
  close: string;
};
