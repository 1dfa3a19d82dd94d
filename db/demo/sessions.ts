import type { Event } from "../../domain/content/content.ts";

const day = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** A session to come beside the past ones that the site ships with. */
export function sessionsAt(now: Date): Event[] {
  return [
    {
      kind: "event",
      id: "demo-next",
      name: { en: "Pitch Session (example)", fr: "Pitch Session (exemple)" },
      startsOn: day(now, 40),
      endsOn: day(now, 40),
      startTime: "18:00",
      endTime: "21:00",
      place: { en: "Lattes, France", fr: "Lattes" },
      applicationsCloseOn: day(now, 26),
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
      startsOn: day(now, -50),
      endsOn: day(now, -50),
      startTime: "18:00",
      endTime: "21:00",
      place: { en: "Lattes, France", fr: "Lattes" },
      applicationsCloseOn: day(now, -64),
      format: "quarterly",
      capacity: 8,
      selected: 8,
      pitched: 7,
      confirm: false,
    },
  ];
}
