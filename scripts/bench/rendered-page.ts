import { pathOf } from "../../app/paths.ts";
import { startSite } from "../../e2e/peers/site.ts";
import { cpuSeconds, type Figure, median, micros } from "./figures.ts";
import { runLoad } from "./load.ts";

const connections = 8;
const warmUp = 2_000;
const aRound = 1_500;
const rounds = 3;

/**
 * Processor time of a page drawn for the request: the simulator's own page with a mistake in its form, as a browser
 * without script gets it. The floor is `renderToString` of the very same tree, in the very same process.
 */
export async function renderedPage(): Promise<Figure[]> {
  const site = await startSite({
    env: { NODE_OPTIONS: `--import=${new URL("render-probe.ts", import.meta.url).href}` },
  });
  const request = (encodings: string) => {
    const body = "monthlyRevenue=12%2C000&email=nobody&companyName=Company";
    const head = ["POST", pathOf("simulator"), "HTTP/1.1"].join(" ");
    return `${head}\r\nHost: localhost:${site.port}\r\nAccept-Encoding: ${encodings}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  };
  const cost = async (total: number, encodings: string) => {
    const before = cpuSeconds(site.pid());
    await runLoad({ kind: "closed", port: site.port, request: request(encodings), status: 422, connections, total });
    return (cpuSeconds(site.pid()) - before) / total;
  };
  const bare = async () => {
    const told = site.output().length;
    process.kill(site.pid(), "SIGUSR2");
    for (
      const deadline = Date.now() + 30_000;
      Date.now() < deadline;
      await new Promise((resolve) => setTimeout(resolve, 50))
    ) {
      const line = /bare render (\{.*\})\n/.exec(site.output().slice(told))?.[1];
      if (line) return (JSON.parse(line) as { seconds: number }).seconds;
    }
    throw new Error("The probe does not answer");
  };
  try {
    await cost(warmUp, "identity");
    await bare();
    const costs: { floor: number; plain: number; compressed: number }[] = [];
    for (let round = 0; round < rounds; round += 1)
      costs.push({
        plain: await cost(aRound, "identity"),
        compressed: await cost(aRound, "gzip, deflate, br"),
        floor: await bare(),
      });
    const ratio = median(costs.map(({ plain, floor }) => plain / floor));
    const zipped = median(costs.map(({ compressed, floor }) => compressed / floor));
    const floor = micros(median(costs.map((each) => each.floor)));
    return [
      {
        what: "Page rendered for the request: CPU a request, against renderToString of the same tree in the same process",
        measured: micros(median(costs.map(({ plain }) => plain))),
        floor,
        ratio,
        target: "<= 3.50",
        met: ratio <= 3.5,
      },
      {
        what: "The same, compressed for the browser",
        measured: micros(median(costs.map(({ compressed }) => compressed))),
        floor,
        ratio: zipped,
        target: "shown",
      },
    ];
  } finally {
    await site.dispose();
  }
}
