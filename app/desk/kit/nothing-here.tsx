export function NothingHere({ title, text }: { title: string; text: string }) {
  return (
    <div className="desk-empty">
      <strong>{title}</strong>
      <span>{text}</span>
    </div>
  );
}
