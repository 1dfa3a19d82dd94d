declare global {
  interface Window {
    /** Where this visit began and its campaign, as URL parameters. */
    visit?: URLSearchParams;
  }
}

export const campaignKeys = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content", "gclid"] as const;

/** The URL parameter with the page on which the visit began. */
export const beganKey = "began";

/** The form field that carries all visit parameters. */
export const visitField = "visit";

export const longestWord = 200;
