import { expect, test } from "vitest";
import { type Node, Visitor } from "oxc-parser";
import { isTest, type Source, sources } from "./sources.ts";

/** The raw text in these files comes from the database's catalogue or the code, never from a request. */
const allowed = [
  "domain/lead/lead.table.ts",
  "domain/seat/accept.server.ts",
  "platform/backup/backup.server.ts",
  "platform/backup/earlier.server.ts",
  "platform/backup/restore.server.ts",
  "platform/backup/tables.server.ts",
  "platform/db/search.server.ts",
];

const product = sources.filter(({ path }) => !isTest(path) && !/^(scripts|e2e)\//.test(path));

const isOfSql = (node: Node, name: string) =>
  node.type === "MemberExpression" &&
  node.object.type === "Identifier" &&
  node.object.name === "sql" &&
  (node.property.type === "Identifier" ? node.property.name : "value" in node.property && node.property.value) === name;

function putsTextIntoQueries({ program }: Source) {
  let found = false;
  new Visitor({
    MemberExpression(node) {
      found ||= isOfSql(node, "raw");
    },
    CallExpression({ callee, arguments: [name] }) {
      found ||= isOfSql(callee, "identifier") && name?.type !== "Literal";
    },
  }).visit(program);
  return found;
}

test("queries take values as parameters: none is put together from text, but for the backup's and the search's", () => {
  expect(product.filter(putsTextIntoQueries).map(({ path }) => path)).toEqual(allowed);
});
