let redrawPage = () => {};

/** Takes the application's way to draw itself again. */
export function onRedraw(draw: () => void): void {
  redrawPage = draw;
}

/** Draws the page as it is with what its content modules say now. */
export function redraw(): void {
  redrawPage();
}
