import type { Reporter, SerializedError, TestCase, TestModule } from "vitest/node";

const firstLine = (error: { message?: string } | undefined) => (error?.message ?? "").split("\n", 1)[0]?.slice(0, 160);

const nameOf = (test: TestCase) => `${test.module.relativeModuleId}: ${test.fullName}`;

/** Prints failed and retried tests in the last lines, because logs often keep only the end of a report. */
export class LastLines implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const lines: string[] = [];
    for (const module of modules) {
      const suites = [module, ...module.children.allSuites()];
      for (const suite of suites)
        for (const error of suite.errors()) lines.push(`failed: ${module.relativeModuleId}: ${firstLine(error)}`);
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state === "failed") lines.push(`failed: ${nameOf(test)}: ${firstLine(errors[0])}`);
        else if ((test.diagnostic()?.retryCount ?? 0) > 0)
          lines.push(`second try: ${nameOf(test)}: ${firstLine(errors?.[0])}`);
      }
    }
    for (const error of unhandled) lines.push(`unhandled: ${firstLine(error)}`);
    if (lines.length > 0) process.stdout.write(`\n${lines.join("\n")}\n`);
  }
}
