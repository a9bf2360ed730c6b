/** Whether the reader's keyboard has a Cmd key instead of Ctrl. Works in browsers only. */
export const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
