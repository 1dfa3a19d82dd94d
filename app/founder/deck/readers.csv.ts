import { readReadings } from "../../../domain/deck/read-deck.server.ts";
import { readLinks } from "../../../domain/deck/share.server.ts";
import { csvLine, csvStart } from "../../../platform/csv/csv.ts";
import { requireActor } from "../../shell/require.server.ts";
import type { Route } from "./+types/readers.csv.ts";
import { deckWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, lang } = requireActor(args, "founder");
  const { csv: words, page } = deckWords.in(lang);
  const { pages, named } = await readReadings(db, actor);
  const readings = new Map(named.map((each) => [each.email, each]));
  const links = (await readLinks(db, actor)).filter(({ toEmail }) => toEmail !== null);
  const lines = [
    [words.reader, words.state, words.opened, words.seconds, ...Array.from({ length: pages }, (_, at) => page(at + 1))],
    ...links.map(({ toEmail, state, opened }) => {
      const reading = readings.get(toEmail ?? "");
      const times = Array.from({ length: pages }, (_, at) => reading?.times[at] ?? null);
      return [
        ...[toEmail, reading?.isRead ? words.states.read : words.states[state], opened],
        reading ? Math.round(reading.seconds) : null,
        ...times.map((seconds) => (seconds === null ? null : Math.round(seconds))),
      ];
    }),
  ];
  return new Response(csvStart + lines.map((cells) => csvLine(lang, cells)).join(""), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${words.name}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}
