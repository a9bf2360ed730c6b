/** Resolves when the browser is about to draw the next frame. */
export const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);
