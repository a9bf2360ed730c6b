/** Whether the reader's keyboard has a Cmd key where others have Ctrl. In browsers only. */
export const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
