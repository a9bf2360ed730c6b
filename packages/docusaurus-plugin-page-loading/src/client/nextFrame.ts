/** Resolves when the browser is about to draw the next frame. */
export const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/**
 * Resolves after the browser has drawn the next frame, so that long work does not delay the
 * response to an input.
 */
export async function afterNextFrame(): Promise<void> {
  await nextFrame();
  await new Promise((resolve) => setTimeout(resolve));
}
