declare global {
  interface Window {
    /** The page on which the visit began and the visit's campaign, as URL parameters. */
    visit?: URLSearchParams;
  }
}

export const campaignKeys = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content", "gclid"] as const;

export const beganKey = "began";

export const visitField = "visit";

export const longestWord = 200;
