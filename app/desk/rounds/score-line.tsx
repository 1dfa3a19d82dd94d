type ScoreLineProps = { given: readonly { score: number; corrected: number }[]; corrected: number };

export function ScoreLine({ given, corrected }: ScoreLineProps) {
  const on = (score: number) => 4 + 2 * Math.max(0, Math.min(100, score));
  const all = given.map((each) => on(each.corrected));
  return (
    <svg className="score-line" viewBox="0 0 208 24" width="208" height="24" aria-hidden="true">
      <line x1="4" x2="204" y1="18" y2="18" className="score-line-scale" />
      {given.map(({ score }, nth) => (
        <line key={nth} x1={on(score)} x2={on(score)} y1="13" y2="23" className="score-line-given" />
      ))}
      <line x1={Math.min(...all)} x2={Math.max(...all)} y1="18" y2="18" className="score-line-band" />
      <line x1={on(corrected)} x2={on(corrected)} y1="6" y2="22" className="score-line-file" />
      <circle cx={on(corrected)} cy="6" r="4" className="score-line-dot" />
    </svg>
  );
}
