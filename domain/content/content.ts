import type * as z from "zod";
import type { kinds } from "./kinds.server.ts";

export type Text = { en: string; fr: string; literal?: true | undefined };

export type FactRef = { fact: string; sign?: "+" | undefined; atLeast?: true | undefined };

export type ImageRef = { image: string };

export type Picture = {
  id: string;
  width: number;
  height: number;
  widths: number[];
  alt: string;
};

/** A fact as displayed outside a sentence, for example as a large number with a label. */
export type Figure = {
  text: string;
  /** The number for the count-up animation; null when the fact is a range, a day or words. */
  number: number | null;
  label: string;
  definition: string;
  asOf: string | null;
  confirm: boolean;
};

export type Resolved<T> = T extends FactRef
  ? Figure
  : T extends ImageRef
    ? Picture
    : T extends Text
      ? string
      : T extends readonly (infer Item)[]
        ? Resolved<Item>[]
        : T extends object
          ? { [Key in keyof T]: Resolved<T[Key]> }
          : T;

export type Kind = keyof typeof kinds;
export type RecordOf<K extends Kind> = z.output<(typeof kinds)[K]["schema"]>;
export type ContentRecord = { [K in Kind]: RecordOf<K> }[Kind];

export type Fact = RecordOf<"fact">;
export type Event = RecordOf<"event">;
export type QuizQuestion = RecordOf<"quiz-question">;
export type QuizProfile = RecordOf<"quiz-profile">;
export type GuideDay = RecordOf<"guide-day">;
export type Conference = RecordOf<"conference">;
export type Formula = RecordOf<"formula">;
export type Faq = RecordOf<"faq">;
export type Testimonial = RecordOf<"testimonial">;
export type TeamMember = RecordOf<"team">;
export type Mentor = RecordOf<"mentor">;
export type Aid = RecordOf<"aid">;
export type BankProduct = RecordOf<"bank-product">;
export type RegionalTrend = RecordOf<"regional-trend">;
export type TermClause = RecordOf<"term-clause">;
export type DecisionTemplate = RecordOf<"decision-template">;
export type LegalTemplate = RecordOf<"legal-template">;
export type Tool = RecordOf<"tool">;
export type Logo = RecordOf<"logo">;
export type Project = RecordOf<"project">;
export type Startup = RecordOf<"startup">;
export type Comparison = RecordOf<"comparison">;
export type Banner = RecordOf<"banner">;
export type Notice = RecordOf<"notice">;
export type Consent = RecordOf<"consent">;
export type ConsentRequest = RecordOf<"consent-request">;
export type Site = RecordOf<"setting">;

type Page = RecordOf<"page">;
export type PageId = Page["id"];
export type PageOf<Id extends PageId> = Extract<Page, { id: Id }>;
export type HomePage = PageOf<"home">;
export type ApplicationPage = PageOf<"application">;
export type ProgramPage = PageOf<"program">;
export type PitchSessionPage = PageOf<"pitch-session">;
export type PitchApplicationPage = PageOf<"pitch-application">;
export type NotifyMePage = PageOf<"notify-me">;
export type ContactPage = PageOf<"contact">;
export type InvestorsPage = PageOf<"investors">;
export type InvestorRegistrationPage = PageOf<"investor-registration">;
export type StudioPage = PageOf<"studio">;
export type StudioAuditPage = PageOf<"studio-audit">;
export type ShowcasePage = PageOf<"showcase">;
export type AboutPage = PageOf<"about">;
export type JoinPage = PageOf<"join">;
export type PricingPage = PageOf<"pricing">;
export type QuizPage = PageOf<"quiz">;
export type GuidePage = PageOf<"guide">;
export type GuideConfirmationPage = PageOf<"guide-confirmation">;
export type ConferencePage = PageOf<"conference">;
export type AccessibilityPage = PageOf<"accessibility">;
type LegalPage = PageOf<
  "privacy" | "legal-notice" | "terms" | "sale-terms" | "accessibility" | "cookies" | "cookies-and-consent"
>;
export type LegalBlock = LegalPage["sections"][number]["blocks"][number];
