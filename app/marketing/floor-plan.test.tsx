import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FloorPlan, isDrawable } from "./floor-plan.tsx";

test("only as many rooms are drawn as stand side by side, whatever the desk says there are", () => {
  expect([0, 1, 4, 12, 13, 1.5, 1_000_000].filter(isDrawable)).toEqual([1, 4, 12]);
  const plan = renderToStaticMarkup(<FloorPlan area="500 m²" meetingRooms={12} description="" />);
  expect(plan.match(/>1<\/text>/g)).toHaveLength(12);
});
