import { Visitor, type Program } from "oxc-parser";
import { expect, test } from "vitest";
import { isTest, type Source, sources } from "./sources.ts";

/**
 * The checks of a founder's role before a write (`asksFirst`), and the checks that repeat them inside the transaction
 * (`asksAgain`).
 */
const asksFirst = ["mustEdit", "mustOwn"];
const asksAgain = ["mustStillEdit", "mustStillOwn"];
/** While the startup is locked, the founder cannot be removed between the check and the write. */
const locks = ["lockStartup", "lockSides"];

/** Functions that need not check the founder's role again inside the transaction, each with its reason. */
const excused: Record<string, string> = {
  freeOwnPlaces: "its caller has locked the startup and asked again in the same transaction",
  giveLinks: "its caller has locked the startup and asked again in the same transaction",
  putLink: "its caller has locked the startup and asked again in the same transaction",
  writeSections: "it stores nothing of the startup: a model writes a text and the page shows it",
};

type Verb = { name: string; path: string; exported: boolean; called: { name: string; at: number }[] };
type Body = Program["body"][number];

function callsIn(statement: Body, program: Program) {
  const called: Verb["called"] = [];
  new Visitor({
    CallExpression({ callee, start }) {
      if (callee.type === "Identifier") called.push({ name: callee.name, at: start });
    },
  }).visit({ ...program, body: [statement] });
  return called;
}

function verbsIn({ path, program }: Source) {
  return program.body.flatMap((statement): Verb[] => {
    const exported = statement.type === "ExportNamedDeclaration";
    const declared = exported ? statement.declaration : statement;
    const verb = (name: string, called: Verb["called"]): Verb => ({ name, path, exported, called });
    if (declared?.type === "FunctionDeclaration") return [verb(declared.id?.name ?? "", callsIn(statement, program))];
    if (declared?.type !== "VariableDeclaration") return [];
    return declared.declarations.flatMap(({ id }) =>
      id.type === "Identifier" ? [verb(id.name, callsIn(statement, program))] : [],
    );
  });
}

const files = sources.filter(({ path }) => path.startsWith("domain/") && !isTest(path));
const verbs = files
  .filter(({ path }) => path !== "domain/startup/access.ts" && path !== "domain/startup/still-sits.server.ts")
  .flatMap(verbsIn);
const importsOf = new Map(files.map(({ path, imports }) => [path, imports.map(({ target }) => target)]));

const calledBy = (verb: Verb, name: string) =>
  verbs.find((each) => each.name === name && each.path === verb.path) ??
  verbs.find((each) => each.name === name && each.exported && importsOf.get(verb.path)?.includes(each.path));

function reaches(verb: Verb, wanted: readonly string[], seen = new Set<Verb>()): boolean {
  if (seen.has(verb)) return false;
  seen.add(verb);
  return verb.called.some(({ name }) => {
    if (wanted.includes(name)) return true;
    const next = calledBy(verb, name);
    return next !== undefined && reaches(next, wanted, seen);
  });
}

const asking = verbs.filter(({ called }) => called.some(({ name }) => asksFirst.includes(name)));

test("a verb that asks whether a founder may write asks again after its lock", () => {
  expect(asking.length).toBeGreaterThan(35);
  const forgetful = asking.filter((verb) => !reaches(verb, asksAgain)).map(({ name }) => name);
  expect(forgetful.toSorted()).toEqual(Object.keys(excused));
});

test("whoever asks again has locked the startup before", () => {
  const early = verbs.filter((verb) =>
    verb.called.some(
      ({ name, at }) =>
        asksAgain.includes(name) && !verb.called.some((each) => locks.includes(each.name) && each.at < at),
    ),
  );
  expect(early.map(({ name }) => name)).toEqual([]);
});
