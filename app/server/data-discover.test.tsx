import { renderToString } from "react-dom/server";
import { Link, MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { deferScripts } from "../../platform/page-cache/page-html.server.ts";

test("React Router marks links with data-discover, and pages leave without", () => {
  const html = renderToString(
    <MemoryRouter>
      <Link to="/program">Program</Link>
    </MemoryRouter>,
  );
  expect(
    html,
    "page-html.server.ts takes React Router's mark off links and root.tsx sets it again; it is written another way now",
  ).toContain(' data-discover="true"');
  expect(deferScripts(html, "nonce", false)).toBe('<a href="/program">Program</a>');
});
