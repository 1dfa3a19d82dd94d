import { copilotOutage } from "./copilot-outage.ts";
import { keepsItsPromises, onEither } from "./small-figures.ts";

keepsItsPromises("pglite", [
  ...onEither("pglite"),
  ["a model that fails", () => copilotOutage("pglite", { runs: 11, founders: 2, isWhole: false })],
]);
