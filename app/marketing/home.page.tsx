export default function Home() {
  return (
    <main>
      <h1>The Lab</h1>
    </main>
  );
}
