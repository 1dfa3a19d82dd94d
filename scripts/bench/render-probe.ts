// Loaded before the site's code; on SIGUSR2, prints how long React alone takes to render the last tree.
import { createRequire } from "node:module";
import { cloneElement, type ReactElement } from "react";
import type * as Server from "react-dom/server";

type Tree = ReactElement<{ context: object }>;

const server = createRequire(import.meta.url)("react-dom/server") as {
  -readonly [Name in keyof typeof Server]: (typeof Server)[Name];
};
const { renderToString } = server;
let last: Tree | undefined;

server.renderToString = (tree, options) => {
  last = tree as Tree;
  return renderToString(tree, options);
};

function bare(tree: Tree, times: number) {
  const before = process.cpuUsage();
  let length = 0;
  for (let time = 0; time < times; time += 1) length = renderToString(cloneElement(tree)).length;
  const { user, system } = process.cpuUsage(before);
  return { seconds: (user + system) / 1e6 / times, length };
}

process.on("SIGUSR2", () => {
  if (!last) return;
  bare(last, 500);
  process.stdout.write(`bare render ${JSON.stringify(bare(last, 1_500))}\n`);
});
