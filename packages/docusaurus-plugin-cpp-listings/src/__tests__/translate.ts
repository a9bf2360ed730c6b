interface Message {
  readonly message: string;
}

type Values = Readonly<Record<string, string | number>>;

const filled = (message: string, values: Values) =>
  message.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));

/** Docusaurus's `translate` without a site: unit tests read the English messages. */
export function translate({message}: Message, values: Values = {}): string {
  return filled(message, values);
}

/** Docusaurus's `Translate`, likewise. */
export default function Translate({
  children,
  values = {},
}: {
  readonly children: string;
  readonly values?: Values;
}): string {
  return filled(children, values);
}
