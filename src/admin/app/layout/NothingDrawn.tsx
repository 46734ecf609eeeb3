/** In the place of everything when not even what every page stands in could be drawn, so without any of that. */
export function NothingDrawn() {
  return (
    <main style={{ padding: '2rem', font: '1rem/1.5 sans-serif' }}>
      <h1>Something went wrong</h1>
      <p role="alert">The admin could not start.</p>
      <button type="button" onClick={() => window.location.reload()}>
        Load again
      </button>
    </main>
  );
}
