/** What an investor opens of a startup: its page, or what it links to. */
export type ViewKind = "profile" | "deck" | "website";
