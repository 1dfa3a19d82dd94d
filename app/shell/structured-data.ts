import type { MetaDescriptor } from "react-router";

/** Data for search engines (schema.org) in the page's head; React Router escapes what could end its script. */
function structuredData(data: { "@type": string; [property: string]: unknown }): MetaDescriptor {
  return { "script:ld+json": { "@context": "https://schema.org", ...data } };
}

/** Who runs the site at this address. */
export function organisationData(name: string, appUrl: string) {
  return structuredData({ "@type": "Organization", name, url: appUrl, logo: `${appUrl}/favicon.svg` });
}

/** Where a page stands: below the home page. */
export function breadcrumbData(organisation: string, appUrl: string, title: string, address: string) {
  const steps = [
    [organisation, appUrl],
    [title, address],
  ];
  return structuredData({
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([name, item], index) => ({ "@type": "ListItem", position: index + 1, name, item })),
  });
}

/** A page's questions and answers. */
export function faqData(questions: readonly { question: string; answer: readonly string[] }[]) {
  return structuredData({
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.join(" ") },
    })),
  });
}

type Event = {
  name: string;
  description: string;
  /** Calendar days; hours are those of Paris. */
  startsOn: string;
  endsOn: string | null;
  startTime: string | null;
  endTime: string | null;
  place: string | null;
};

/** An event that is to come; `url` is the page about it. */
export function eventData({ name, description, startsOn, endsOn, ...event }: Event, url: string, organiser: string) {
  const at = (day: string, time: string | null) => (time ? `${day}T${time}` : day);
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
