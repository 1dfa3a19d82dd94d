import { Visitor, type Function as FunctionNode, type ArrowFunctionExpression, type ParamPattern } from "oxc-parser";
import { expect, test } from "vitest";
import { isTest, type Source, sources } from "./sources.ts";

type Verb = { name: string; file: Source; actor: string; body: unknown };

const domain = sources.filter(({ path }) => path.startsWith("domain/") && !isTest(path));

const typeOf = (node: ParamPattern) => JSON.stringify("typeAnnotation" in node ? node.typeAnnotation : null) ?? "";

/** How a function's parameters name whoever calls it; "{}" where only parts of an actor have names. */
function actorIn({ params }: FunctionNode | ArrowFunctionExpression) {
  const found = params.find((each) => typeOf(each as ParamPattern).includes('"name":"Actor"'));
  return found && (found.type === "Identifier" ? found.name : "{}");
}

/** Looks itself whether its caller still is an administrator. */
const asksItself = "lockAdministrators";

/** What is exported and is told who calls it, except what says who may. */
const verbs = domain
  .filter(({ path }) => !path.endsWith("/access.ts"))
  .flatMap((file): Verb[] => {
    const found: Verb[] = [];
    new Visitor({
      ExportNamedDeclaration({ declaration }) {
        if (declaration?.type === "FunctionDeclaration") {
          const actor = actorIn(declaration);
          if (actor) found.push({ name: declaration.id?.name ?? "", file, actor, body: declaration.body?.body[0] });
        }
        if (declaration?.type !== "VariableDeclaration") return;
        for (const { id, init } of declaration.declarations) {
          if (init?.type !== "ArrowFunctionExpression" || id.type !== "Identifier") continue;
          const actor = actorIn(init);
          if (actor) found.push({ name: id.name, file, actor, body: init.body });
        }
      },
    }).visit(file.program);
    return found.filter(({ name }) => name !== asksItself);
  });

test("there are verbs to look at", () => expect(verbs.length).toBeGreaterThan(80));

test.each(verbs)("$name asks first whether its caller may", ({ actor, body }) => {
  // The first thing it does hands its caller on: to what says who may, or to a verb that asks.
  const handsOn = new RegExp(`"arguments":\\[.*"name":"${actor}"`).test(JSON.stringify(body));
  expect(handsOn).toBe(true);
});

test("nobody but an actor is told to a verb, and only a sign-in deals in viewers", () => {
  const withViewer = domain
    .filter(({ path }) => !path.startsWith("domain/person/"))
    .filter(({ imports }) => imports.some(({ target }) => target === "domain/person/viewer.ts"))
    .filter(({ program }) => /"typeName":\{[^}]*"name":"Viewer"/.test(JSON.stringify(program)));
  expect(withViewer.map(({ path }) => path)).toEqual([]);
});
