import type { MetaDescriptor } from "react-router";
import { parisInstant } from "../../platform/language/paris-time.ts";

/**
 * False in the browser's production build, where structured data is left out because search engines read the server's
 * HTML.
 */
export const isRead = import.meta.env.SSR || import.meta.env.DEV;

/** Returns schema.org data for the page's head. React Router escapes characters that could end the script element. */
function structuredData(data: { "@type": string; [property: string]: unknown }): MetaDescriptor {
  return { "script:ld+json": { "@context": "https://schema.org", ...data } };
}

export function organisationData(name: string, appUrl: string) {
  if (!isRead) return structuredData({ "@type": "Organization" });
  return structuredData({ "@type": "Organization", name, url: appUrl, logo: `${appUrl}/favicon.svg` });
}

export function breadcrumbData(organisation: string, appUrl: string, title: string, address: string) {
  if (!isRead) return structuredData({ "@type": "BreadcrumbList" });
  const steps = [
    [organisation, appUrl],
    [title, address],
  ];
  return structuredData({
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([name, item], index) => ({ "@type": "ListItem", position: index + 1, name, item })),
  });
}

type Question = { question: string; answer: readonly string[]; formulas: boolean };
type Formula = { name: string; terms: string };

export function faqData(questions: readonly Question[], formulas: readonly Formula[] = []) {
  if (!isRead) return structuredData({ "@type": "FAQPage" });
  return structuredData({
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer, formulas: withFormulas }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: {
        "@type": "Answer",
        text: [...answer, ...(withFormulas ? formulas.map(({ name, terms }) => `${name}. ${terms}`) : [])].join(" "),
      },
    })),
  });
}

type Event = {
  name: string;
  description: string;
  /** `startsOn` and `endsOn` are ISO calendar days; `startTime` and `endTime` are times in the time zone of Paris. */
  startsOn: string;
  endsOn: string | null;
  startTime: string | null;
  endTime: string | null;
  place: string | null;
};

/** Returns a Paris time with its UTC offset: +01:00 in winter, +02:00 in summer. */
function withOffset(local: string) {
  const instant = parisInstant(local);
  if (!instant) return local;
  return `${local}:00+0${(Date.parse(`${local}:00Z`) - instant.getTime()) / 3_600_000}:00`;
}

export function eventData({ name, description, startsOn, endsOn, ...event }: Event, url: string, organiser: string) {
  if (!isRead) return structuredData({ "@type": "Event" });
  const at = (day: string, time: string | null) => (time ? withOffset(`${day}T${time}`) : day);
  return structuredData({
    "@type": "Event",
    name,
    description,
    url,
    startDate: at(startsOn, event.startTime),
    endDate: at(endsOn ?? startsOn, event.endTime),
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    eventStatus: "https://schema.org/EventScheduled",
    ...(event.place && { location: { "@type": "Place", name: event.place, address: event.place } }),
    organizer: { "@type": "Organization", name: organiser, url: new URL(url).origin },
  });
}

type Article = {
  title: string;
  excerpt: string;
  lang: string;
  /** `publishedOn` and `checkedOn` are ISO calendar days. */
  publishedOn: string;
  checkedOn: string;
  author: { name: string; sample: boolean };
};

export function articleData(
  article: Article,
  { url, image, organisation }: Record<"url" | "image" | "organisation", string>,
) {
  if (!isRead) return structuredData({ "@type": "Article" });
  const publisher = { "@type": "Organization", name: organisation, url: new URL(url).origin };
  const person = !article.author.sample && article.author.name !== organisation;
  return structuredData({
    "@type": "Article",
    headline: article.title,
    description: article.excerpt,
    inLanguage: article.lang,
    datePublished: article.publishedOn,
    dateModified: article.checkedOn,
    mainEntityOfPage: url,
    image,
    author: person ? { "@type": "Person", name: article.author.name } : publisher,
    publisher,
  });
}
