interface Message {
  readonly message: string;
}

/** Docusaurus's `translate` without a site: unit tests read the English messages. */
export function translate(
  {message}: Message,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return message.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}

/** Docusaurus's `Translate`, likewise. */
export default function Translate({
  children,
  values,
}: {
  readonly children: string;
  readonly values?: Readonly<Record<string, string | number>>;
}): string {
  return translate({message: children}, values);
}
