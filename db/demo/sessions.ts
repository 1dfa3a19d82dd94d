import type { Event, Startup, Text } from "../../domain/content/content.ts";

const day = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

const thursday = 4;

/** The first Thursday at least `days` days from now, because sessions are never held at the weekend. */
const thursdayFrom = (now: Date, days: number) =>
  day(now, days + ((thursday - new Date(day(now, days)).getUTCDay() + 7) % 7));

/** Proposed call times: 09:00 UTC on the first two weekdays from the day after tomorrow. */
export const callTimes = (now: Date) =>
  [2, 3, 4, 5]
    .map((days) => new Date(`${day(now, days)}T09:00:00Z`))
    .filter((time) => time.getUTCDay() % 6 !== 0)
    .slice(0, 2);

const weeksBefore = (of: string, weeks: number) => day(new Date(of), -7 * weeks);

/**
 * Returns two example sessions, one upcoming and one that is over, in addition to the sessions in the site's content.
 */
export function sessionsAt(now: Date): Event[] {
  const next = thursdayFrom(now, 40);
  const last = thursdayFrom(now, -56);
  return [
    {
      kind: "event",
      id: "demo-next",
      name: { en: "Pitch Session (example)", fr: "Pitch Session (exemple)" },
      startsOn: next,
      endsOn: next,
      startTime: "18:00",
      endTime: "21:00",
      place: { en: "Lattes, France", fr: "Lattes" },
      applicationsCloseOn: weeksBefore(next, 2),
      format: "quarterly",
      capacity: 8,
      selected: null,
      pitched: null,
      confirm: false,
    },
    {
      kind: "event",
      id: "demo-last",
      name: { en: "Last Pitch Session (example)", fr: "Dernière Pitch Session (exemple)" },
      startsOn: last,
      endsOn: last,
      startTime: "18:00",
      endTime: "21:00",
      place: { en: "Lattes, France", fr: "Lattes" },
      applicationsCloseOn: weeksBefore(last, 2),
      format: "quarterly",
      capacity: 8,
      selected: null,
      pitched: 4,
      confirm: false,
    },
  ];
}

/** The startups that agreed to be shown on the page of the demo's last session. */
export const shownOfLast = (accounts: { marmelade: string; balise: string }): Startup[] => [
  shown("marmelade", "Marmelade", accounts.marmelade, {
    en: "The fruit and vegetables that growers can’t sell, bought together by the restaurants of a neighbourhood.",
    fr: "Les fruits et légumes que les producteurs n’arrivent pas à vendre, achetés ensemble par les restaurants d’un quartier.",
  }),
  shown("balise", "Balise", accounts.balise, {
    en: "The cargo bikes of a town, shared by its shops and booked by the hour.",
    fr: "Les vélos-cargos d’une ville partagés entre commerçants, réservés à l’heure.",
  }),
];

const shown = (id: string, name: string, account: string, description: Text): Startup => ({
  ...{ kind: "startup", id, name, account, description },
  ...{ session: "demo-last", numbers: [], sample: true },
});
