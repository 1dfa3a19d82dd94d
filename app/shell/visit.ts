declare global {
  interface Window {
    /** Where this visit began and by which campaign, as an address carries it. */
    visit?: URLSearchParams;
  }
}

/** The words of an address that name a campaign. */
export const campaignKeys = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content", "gclid"] as const;

/** What an address of ours calls the page that a visit began on. */
export const beganKey = "began";

/** The field in which a form brings all of it. */
export const visitField = "visit";

export const longestWord = 200;
