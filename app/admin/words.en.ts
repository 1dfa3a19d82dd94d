/** The desk's frame, and what every list of it says. */
export const words = {
  name: "Desk",
  /** The browser's title of each page of the desk. */
  title: (page: string) => `${page} · Desk · The Lab`,
  nav: {
    label: "Desk",
    menu: "Menu",
    admin: "Today",
    "admin-applications": "Applications",
    "admin-leads": "Leads",
    "admin-people": "People",
    "admin-content": "Content",
    "admin-deliveries": "Deliveries",
    "admin-audit": "Audit log",
    "admin-figures": "Figures",
    "admin-privacy": "Privacy",
    site: "To the site",
  },
  list: {
    filter: "Filter",
    clear: "Show all",
    pages: "Pages of this list",
    previous: "Previous",
    next: "Next",
    toStart: "To the start of the list",
    csv: "Download as CSV",
    keys: "Arrow keys move between rows, Enter opens one.",
  },
};
