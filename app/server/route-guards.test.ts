import { RouterContextProvider, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { NotAllowed } from "../../domain/audit/not-allowed.ts";
import { guardedRoutes } from "./route-guards.server.ts";
import { services, type Services } from "../context/context.server.ts";
import { loadAllWords } from "../shell/define-words.ts";

test("what a verb forbids is a 403, as what a page's own guard forbids", async () => {
  await loadAllWords();
  const loader = () => {
    throw new NotAllowed("no administrator any more");
  };
  const build = guardedRoutes({ routes: { page: { module: { loader } } } } as unknown as ServerBuild);
  const context = new RouterContextProvider();
  context.set(services, { lang: "en" } as Services);
  const asked = { request: new Request("http://lab.test/admin"), context, params: {} };
  await expect(build.routes["page"]?.module.loader?.(asked as never)).rejects.toMatchObject({
    init: { status: 403 },
  });
});
