import { ChartReading } from "../../../ui/chart/chart-reading.tsx";

type StepsProps = {
  scores: readonly number[];
  months: readonly string[];
  eligible: number;
  words: string;
  name: string;
  moves: readonly string[];
  label: string;
};

/** The maximum number of month names, limited by the width of a phone. */
const mostNames = 6;

/** Returns where the label covers no score: under a third of the chart that is above the line, otherwise above. */
function wordsPlace(scores: readonly number[], eligible: number) {
  const third = Math.ceil(scores.length / 3);
  const isOver = (part: readonly number[]) => part.every((score) => score >= eligible);
  if (isOver(scores.slice(-third))) return "right";
  return isOver(scores.slice(0, third)) ? "left" : "above";
}

export function Steps({ scores, months, eligible, words, name, moves, label }: StepsProps) {
  const values = [...scores, eligible];
  const [low, high] = [Math.min(...values) - 2, Math.max(...values) + 2];
  const y = (score: number) => Math.round((1 - (score - low) / (high - low)) * 1_000) / 10;
  const width = 100 / scores.length;
  const every = Math.ceil(scores.length / mostNames);
  const isNamed = (index: number) => index % every === 0;
  const line = scores.map(
    (score, index) => `${index === 0 ? "M0" : "V"}${index === 0 ? ` ${y(score)}` : y(score)}h${width}`,
  );
  return (
    <>
      <div className="score-history">
        <div role="img" aria-label={label}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
            <path className="score-history-floor" d={`M0 ${y(eligible)}h100`} />
            <path d={line.join("")} />
          </svg>
          <span
            className="score-history-words"
            data-place={wordsPlace(scores, eligible)}
            style={{ "--y": `${y(eligible)}%` }}
            aria-hidden
          >
            {words}
          </span>
          {scores.map(
            (score, index) =>
              isNamed(index) && (
                <span
                  key={index}
                  className="score-history-score"
                  style={{ "--x": `${index * width}%`, "--y": `${y(score)}%` }}
                  aria-hidden
                >
                  {score}
                </span>
              ),
          )}
        </div>
        <ChartReading
          label={name}
          steps={scores.map((score, index) => ({
            name: months[index] ?? "",
            x: (index + 0.5) * width,
            points: [{ y: y(score), value: String(score), change: moves[index] }],
          }))}
        />
      </div>
      <div className="score-history-months" aria-hidden>
        {months.map((month, index) => (
          <span key={index}>{isNamed(index) && month}</span>
        ))}
      </div>
    </>
  );
}
