type FloorPlanProps = { area: string; meetingRooms: number; description: string };

const width = 640;
const height = 480;
const roomHeight = 130;

function Mark({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="21" fill="var(--ink)" />
      <text y="10" textAnchor="middle" fontSize="28" fill="var(--canvas)">
        {children}
      </text>
    </g>
  );
}

function table(x: number, y: number, length: number) {
  const chairs = Math.max(1, Math.floor(length / 22));
  const step = length / chairs;
  const seats = Array.from({ length: chairs }, (_, seat) => {
    const at = x + step * (seat + 0.5) - 4;
    return `M${at} ${y - 8}h8M${at} ${y + 34}h8`;
  });
  return { top: `M${x} ${y}h${length}v26h-${length}z`, seats: seats.join("") };
}

/**
 * Returns whether the plan can be drawn with this number of meeting rooms. With more rooms, each would be too narrow
 * for its door.
 */
export const isDrawable = (meetingRooms: number) =>
  Number.isInteger(meetingRooms) && meetingRooms >= 1 && meetingRooms <= 12;

export function FloorPlan({ area, meetingRooms, description }: FloorPlanProps) {
  const room = width / Math.max(meetingRooms, 1);
  const rooms = Array.from({ length: meetingRooms }, (_, index) => index * room);
  const tables = [
    ...rooms.map((x) => table(x + room * 0.25, 62, room * 0.5)),
    ...[214, 286].flatMap((y) => [table(206, y, 112), table(352, y, 112)]),
  ];
  const entrances = rooms.map((x) => `M${x + room - 52} ${roomHeight}a36 36 0 0 0 36-36v36`).join("");
  const walls = [
    ...rooms.map((x) => `M${x} ${roomHeight}h${room - 52}m36 0h16`),
    ...rooms.slice(1).map((x) => `M${x} 0v${roomHeight}`),
    "M0 190h140v38m0 36v59m0 36v61m0 36v24M0 286h140M0 383h140",
    `M500 330v-20h140M500 366v114`,
  ].join("");
  return (
    <svg viewBox={`-6 -6 ${width + 12} ${height + 30}`} className="floor-plan" role="img" aria-label={description}>
      <path d={`M0 0h${width}v${height}H0z`} fill="var(--surface)" />
      <path d={`M0 0h${width}v${roomHeight}H0z`} fill="var(--scene)" opacity=".12" />
      <path
        d={tables.map(({ top }) => top).join("")}
        fill="var(--sunken)"
        stroke="var(--line-strong)"
        strokeWidth="2"
      />
      <path d={tables.map(({ seats }) => seats).join("")} stroke="var(--line-strong)" strokeWidth="4" />
      <path d={entrances} fill="none" stroke="var(--line-strong)" strokeWidth="1.5" />
      <path d={walls} fill="none" stroke="var(--ink)" strokeWidth="4" />
      <path d={`M290 ${height}H0V0h${width}v${height}H370`} fill="none" stroke="var(--ink)" strokeWidth="8" />
      <path d={`M330 ${height + 20}v-36m-12 14 12-14 12 14`} fill="none" stroke="var(--accent-mark)" strokeWidth="5" />
      <path
        d="M540 340h76v24h-76zM600 400h24v56h-24z"
        fill="var(--sunken)"
        stroke="var(--line-strong)"
        strokeWidth="2"
      />
      <text x="330" y="400" textAnchor="middle" className="figure" fontSize="58" fill="var(--ink)">
        {area}
      </text>
      {rooms.map((x) => (
        <Mark key={x} x={x + 28} y={30}>
          1
        </Mark>
      ))}
      <Mark x={540} y={246}>
        2
      </Mark>
      {[238, 334, 432].map((y) => (
        <Mark key={y} x={70} y={y}>
          3
        </Mark>
      ))}
      <Mark x={560} y={420}>
        4
      </Mark>
      <Mark x={374} y={446}>
        5
      </Mark>
    </svg>
  );
}
