import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../../e2e/both-engines.ts";
import { aPerson } from "../../../e2e/peers/viewers.ts";
import { endSessions, openSession, readSession } from "../../../domain/person/session.server.ts";
import { type Services, services, viewer } from "../../context/context.server.ts";
import { loadAllWords } from "../../shell/define-words.ts";
import { listFile } from "./list-file.server.ts";

beforeAll(loadAllWords);

onBothEngines("a list as a file", (open) => {
  test.each([
    ["is whole while its reader is signed in", false],
    ["breaks off where its reader's session ends", true],
  ])("%s", async (_, ends) => {
    const { db, close } = await open();
    const { viewer: who } = await aPerson(db, "admin");
    const token = await openSession(db, who.id, "open", { address: "10.0.0.1", device: "" });
    const session = await readSession(db, token);
    const context = new RouterContextProvider();
    context.set(services, { db, lang: "en", address: "10.0.0.1" } as Services);
    context.set(viewer, session?.viewer ?? null);
    const pages: (string | undefined)[] = [];
    const file = await listFile(
      { request: new Request("http://localhost/admin/leads.csv"), context },
      {
        name: "leads",
        columns: [{ title: "Who", cell: (row: string) => row }],
        async list(_db, { after }) {
          pages.push(after);
          if (ends && pages.length === 2) await endSessions(db, who.id);
          return { rows: [`row ${pages.length}`], previous: null, next: pages.length < 40 ? `${pages.length}` : null };
        },
      },
    );
    const text = await file.text().catch(() => "broken off");
    expect([text === "broken off", pages.length]).toEqual(ends ? [true, 2] : [false, 40]);
    await close();
  });
});
