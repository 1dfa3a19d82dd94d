import { parentPort } from "node:worker_threads";

parentPort?.on("message", ({ given }: { given: "answer" | "time" | "memory" | "both" }) => {
  if (given === "answer") return parentPort?.postMessage({ done: "answered" }, []);
  const kept: string[][] = [];
  for (const until = given === "both" ? performance.now() + 400 : 0; ;) {
    if (given === "time" || performance.now() < until) continue;
    kept.push(Array.from({ length: 100_000 }, (_, index) => `${index}${kept.length}`));
  }
});
