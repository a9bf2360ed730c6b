/**
 * The state of the search box outside of React. A page with another layout mounts the navbar again.
 * If the reader has opened the box while that page loads, it stays open and keeps its text.
 */
export const searchBox = {isOpen: false, text: ''};
