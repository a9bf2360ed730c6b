export class Language {}
export class Parser {}
