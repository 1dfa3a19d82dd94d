import { retentionRules } from "../../../domain/retention/rules.ts";
import { reviewHours } from "../../../domain/publication/publication.ts";
/** `by` is null when the promised time has passed. */
const lookBy = (by: string | null) =>
  by ? `We’ll look at it by ${by}.` : "We’re sorry this is taking longer than we promised.";
const answer = "You’ll see our answer here and get it by e-mail, unless you’ve turned those e-mails off.";

export const words = {
  title: "Investor profile",
  parts: {
    label: "Parts of the investor profile",
    shown: "What you show",
    deck: "Deck",
    introductions: "Introductions",
    updates: "Updates",
  },
  context: {
    public: (date: string) => `Published on ${date}, visible to approved investors`,
    private: "Private: no investor can see it",
    waiting: "Not shown yet: we’re looking at it",
    refused: "Not shown as it is: correct it and we’ll look again",
    held: "Not shown at the moment: write to us",
    paused: "Paused: your plan no longer includes publication",
  },
  visibility: {
    title: "Visibility",
    label: "Profile visible to investors",
    public: "Public",
    private: "Private",
    states: {
      public: "Approved investors see what you’ve chosen to show.",
      private: "No investor sees your profile. Our team can.",
      waiting: "No investor sees your profile yet.",
      refused: "No investor sees your profile.",
      held: "No investor sees your profile at the moment, and no link opens your deck. Write to us.",
    },
    isPaused:
      "Nothing is lost: once your plan includes it, your profile is shown again, or for the first time once we’ve said yes to it.",
    toPrivate: "Make it private",
  },
  counts: {
    month: "Views",
    inMonth: "in 30 days",
    ever: `Views in the last ${retentionRules.deal_views.keep} months`,
    clicks: "Clicks this week",
    clicksOf: "deck and website, Monday to Sunday",
    investors: "Active investors",
    investorsOf: "in 30 days, each counted once",
    last: (at: string) => `last view: ${at}`,
    never: "no view counted",
  },
  rates: {
    attractiveness: "Attractiveness score",
    outOf: "out of 100",
    noScan: "scan your startup to work it out",
    visibility: "Visibility rate",
    found: (filled: number, all: number) => `${filled} of ${all} things investors look for`,
    completeness: "Profile filled in",
    completenessOf: (filled: number, all: number) => `${filled} of ${all} fields`,
  },
  attractiveness: {
    how: "Where your attractiveness score comes from",
    of: (score: string) => `${score} out of 100`,
    terms: { readiness: "Readiness score", traction: "Traction", completion: "Profile" },
    meaning: {
      readiness: "your last scan",
      traction:
        "up to 60 points for MRR growth over three months (60 for 30% or more), up to 40 points for churn (40 at 2% or less, none at 10% or more)",
      completion: "fields filled in",
    },
    sum: (value: string, weight: string, result: string) => `${value} × ${weight} = ${result}`,
  },
  next: {
    complete: "Complete your profile",
    correct: { title: "Correct what we couldn’t accept", action: "Open my profile" },
    title: "Publish your profile",
    publish: `Choose what you show. The first time, one of us checks your profile within ${reviewHours} hours. You can make it private again in one click.`,
    choose: "Choose what I show",
    nextActions: {
      "shared-cap-table": "Show your cap table",
      confirmed: "Confirm that your profile is up to date",
      "live-deck": "Show a deck online",
    },
    fill: (field: string) => `Complete your profile: ${field.toLowerCase()}`,
    raises: (from: number, to: number) => `This takes your visibility rate from ${from}% to ${to}%.`,
    action: "Take me there",
  },
  checklist: {
    title: "What investors look for",
    count: (done: number, all: number) => `${done} of ${all}`,
    done: "done",
    missing: "to do",
    "live-deck": "Online deck visible",
    confirmed: "Confirmed within the last 90 days",
    "shared-cap-table": "Cap table visible",
  },
  byDay: {
    title: "Views by day",
    label: (days: readonly (readonly [day: string, views: number])[]) =>
      `Views by day: ${days.map(([day, views]) => `${day}, ${views}`).join("; ")}`,
    asTable: "As a table",
    day: "Day",
    views: "Views",
  },
  activity: {
    title: "Recent activity",
    none: "No visit has been counted yet. Each counted visit will appear here; an investor can choose not to be counted.",
    kinds: { profile: "Profile opened", deck: "Deck opened", website: "Website opened" },
    times: (what: string, times: number) => `${what} ${times === 2 ? "twice" : `${times} times`}`,
    company: "at least three invest through a firm",
    stage: (stage: string) => `at least three invest at the ${stage} stage`,
    alike: (each: readonly string[]) => `Your visitors in the last 30 days: ${each.join("; ")}.`,
    privacy:
      "You see the day of each visit, never a name or a time. All you learn about the investors is what at least three of them have in common.",
  },
  form: {
    title: "What you show",
    intro:
      "Your startup’s name, logo, sector, stage, region and founding date are always shown. Your e-mail, phone, SIREN, business plan and forecasts never are.",
    customers: "Business type",
    customerKinds: { B2B: "B2B", B2C: "B2C", Marketplace: "Marketplace", Infrastructure: "Infrastructure" },
    deepTech: "Deep tech?",
    deepTechHint: "Your product is built on research that is hard to reproduce",
    yes: "Yes",
    no: "No",
    shown: "Sections to show",
    parts: {
      description: "About",
      team: "Team",
      market: "Market and model",
      traction: "Traction",
      figures: "Monthly numbers (MRR month by month, CAC, churn)",
      runway: "Runway and cash",
      score: "Readiness score",
      funding: "Fundraising",
      deck: "Link to the deck",
      website: "Website",
      "cap-table": "Cap table",
    },
    publish: "Publish my profile",
    save: "Save",
    preview: "View as an investor",
  },
  confirm: {
    title: "Still up to date?",
    last: (date: string) =>
      `You last confirmed your profile on ${date}. A confirmation counts towards your visibility for 90 days.`,
    action: "It’s all up to date",
  },
  done: {
    publish: { title: "Your profile is public.", text: "Approved investors can see it now." },
    asked: { title: "Your profile is with us.", text: "Investors see it once one of us has looked at it." },
    change: { title: "Saved.", text: "These choices decide what investors see of your profile." },
    confirm: { title: "Confirmed.", text: "Investors see today’s date." },
    withdraw: { title: "Your profile is private.", text: "No investor can see it any more." },
    "remove-deck": { title: "Your deck is deleted.", text: "All its versions are gone, and its links no longer work." },
  },
  look: {
    waits: {
      title: "We’re looking at your profile",
      text: (by: string | null) =>
        `Before investors see a startup for the first time, one of us looks at it. ${lookBy(by)} ${answer}`,
    },
    changed: {
      title: "We’re looking at your new name or deck",
      text: (by: string | null, name: string, hasDeck: boolean) =>
        `Until then investors see ${hasDeck ? "the deck they saw, and " : ""}the name “${name}”. ${lookBy(by)} ${answer}`,
    },
    refused: { title: "We can’t show your profile to investors as it is", text: "Our reason:" },
    kept: {
      title: "We can’t show your new name or deck",
      text: "Investors still see the previous version. Our reason:",
    },
    again: `Correct it, then save what you show: we’ll look at it again within ${reviewHours} hours.`,
  },
  failures: {
    "house-name": {
      title: "Your profile can’t be published under this name.",
      text: "“The Lab” and “verified” are ours to say: enter your startup’s own name in your profile.",
    },
    incomplete: {
      title: "Your profile can’t be published yet.",
      text: "It needs your startup’s name, your name, the sector, the description and the stage.",
      action: "Complete my profile",
    },
    erasing: {
      title: "Your account is about to be erased.",
      text: "Nothing can be published until you choose to keep it.",
    },
    unavailable: { title: "Error", text: "Your changes couldn’t be saved. Please try again." },
  },
  errors: {
    customersMissing: "Choose at least one",
    deepTechMissing: "Choose yes or no",
    unknownChoice: "Choose from the list",
  },
  locked: {
    title: "Comes with Visible",
    text: "With Visible or Elite CoPilot you publish your profile: approved investors find it, and you see how many opened it.",
    items: ["A public profile, with the parts you choose", "How many views and investors", "Recent activity"],
    action: "See the plans",
    deck: "We still store your deck. No one can open it while your plan doesn’t include it, not even by a link.",
    download: "Download your last file",
    remove: "Delete the deck and its links",
  },
  preview: {
    title: "Preview",
    text: "This is what an approved investor sees. Opening it doesn’t count as a view.",
    changed: "This is what an approved investor will see once we’ve said yes to your new name or deck.",
    refused:
      "We didn’t accept this name or deck: investors still see what they saw. The reason is on your investor profile.",
    notPublic: "No investor can see this page at the moment.",
    back: "Back to my investor profile",
  },
};
