import { useRouteLoaderData } from "react-router";
import { Bell } from "../shell/signed-in/bell.tsx";
import { WorkHead, type WorkHeadProps } from "../shell/signed-in/work-head.tsx";
import type { InvestorAreaData } from "./area-data.server.ts";

/** The heading shows the notification bell when the layout has a side rail and no top bar. */
export function InvestorHead({ children, ...head }: WorkHeadProps) {
  const area = useRouteLoaderData<InvestorAreaData>("investor");
  if (!area) throw new Error("InvestorHead outside the investor's area");
  return (
    <WorkHead {...head}>
      {children}
      <span className="in-bar">
        <Bell unread={area.unread} />
      </span>
    </WorkHead>
  );
}
